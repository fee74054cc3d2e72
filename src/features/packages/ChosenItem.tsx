import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { offeredReason } from '@probity/contract/rules/offeredTexts';
import { mayRepeat, MOST_COPIES, type DraftItem } from '@probity/contract/rules/packageDraft';
import { fitsPosition, type PositionClass } from '@probity/contract/rules/proportionality';
import { useTranslation } from 'react-i18next';
import type { CatalogueItem } from '../../api/resources/packagesApi';
import { MoneyText } from '../../components/data/MoneyText';
import { StatusTag } from '../../components/data/StatusTag';
import { TextLine } from '../../components/form/TextLine';
import { CompactSelect } from '../../components/inputs/CompactSelect';
import { useRowDrag } from '../../components/drag/useRowDrag';
import { useMisfitWords } from './useMisfitWords';

export interface ChosenItemProps {
  item: DraftItem;
  kind: CatalogueItem;
  index: number;
  count: number;
  positionClass: PositionClass;
  /** In words. */
  reasonFault: string | undefined;
  reasonRef: (input: HTMLElement | null) => void;
  onChange: (item: DraftItem) => void;
  onMove: (from: number, to: number, by?: 'up' | 'down') => void;
  onRemove: () => void;
}

const COPIES = Array.from({ length: MOST_COPIES }, (_, index) => index + 1);

/** One item of the package: its place, how many, what it costs, and why it is asked for where that needs saying. */
export function ChosenItem({
  item,
  kind,
  index,
  count,
  onChange,
  onMove,
  onRemove,
  ...rest
}: ChosenItemProps) {
  const { t } = useTranslation();
  const { row, handle, edge } = useRowDrag('packageItem', index, onMove);
  const { itemCode, copies } = item;
  const { name } = kind;
  const isFit = fitsPosition(itemCode, rest.positionClass);
  return (
    <Box
      component="li"
      ref={row}
      data-edge={edge}
      sx={{
        display: 'grid',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&[data-edge=top]': { boxShadow: (theme) => `0 -2px 0 ${theme.vars.palette.primary.main}` },
        '&[data-edge=bottom]': { boxShadow: (theme) => `0 2px 0 ${theme.vars.palette.primary.main}` },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: 1,
          alignItems: 'center',
        }}
      >
        <Box
          component="span"
          ref={handle}
          title={t('packages.builder.chosen.drag', { item: name })}
          sx={{ cursor: 'grab', color: 'look.ink3', display: 'inline-flex' }}
        >
          <DragIndicator fontSize="small" />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Box component="span" sx={{ flex: '1 1 120px', fontWeight: 600, minWidth: 0 }}>
            {name}
          </Box>
          {kind.sensitive && <StatusTag>{t('packages.builder.sensitive')}</StatusTag>}
          {!isFit && <StatusTag tone="yellow">{t('packages.builder.unfit')}</StatusTag>}
          {mayRepeat(kind) && (
            <CompactSelect
              aria-label={t('packages.builder.chosen.copies', { item: name })}
              value={copies}
              onChange={(event) => onChange({ ...item, copies: Number(event.target.value) })}
            >
              {COPIES.map((one) => (
                <option key={one} value={one}>
                  {`× ${one}`}
                </option>
              ))}
            </CompactSelect>
          )}
          <Box component="span" sx={{ minWidth: 72, textAlign: 'end', ml: 'auto' }}>
            <MoneyText fen={kind.price * copies} />
          </Box>
        </Box>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <IconButton
            size="small"
            data-move={`${itemCode} up`}
            aria-label={t('packages.builder.chosen.up', { item: name })}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(index, index - 1, 'up')}
          >
            <ArrowUpward fontSize="small" color={index === 0 ? 'disabled' : 'inherit'} />
          </IconButton>
          <IconButton
            size="small"
            data-move={`${itemCode} down`}
            aria-label={t('packages.builder.chosen.down', { item: name })}
            aria-disabled={index === count - 1}
            onClick={() => index < count - 1 && onMove(index, index + 1, 'down')}
          >
            <ArrowDownward fontSize="small" color={index === count - 1 ? 'disabled' : 'inherit'} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('packages.builder.chosen.remove', { item: name })}
            onClick={onRemove}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {(!isFit || kind.sensitive) && <Reason item={item} kind={kind} onChange={onChange} {...rest} />}
    </Box>
  );
}

type ReasonProps = Pick<
  ChosenItemProps,
  'item' | 'kind' | 'positionClass' | 'reasonFault' | 'reasonRef' | 'onChange'
>;

/** Why the item is asked for: needed where it hardly fits the position, welcome where it is sensitive. */
function Reason({ item, kind, positionClass, reasonFault, reasonRef, onChange }: ReasonProps) {
  const { t, i18n } = useTranslation();
  const misfit = useMisfitWords();
  const isFit = fitsPosition(item.itemCode, positionClass);
  const offered = isFit ? offeredReason(positionClass, item.itemCode) : undefined;
  const offer = offered?.[i18n.language === 'zh-CN' ? 'zh' : 'en'];
  return (
    <Box sx={{ pl: { md: 3.5 }, display: 'grid', gap: 1 }}>
      {!isFit && <Box sx={{ fontSize: '0.8125rem', color: 'warning.main' }}>{misfit(item.itemCode)}</Box>}
      <TextLine
        name={`reason ${item.itemCode}`}
        label={t('packages.builder.chosen.reason', { item: kind.name })}
        help={t(isFit ? 'packages.builder.chosen.reasonOptional' : 'packages.builder.chosen.reasonHelp')}
        isOptional={isFit}
        value={item.reason}
        error={reasonFault}
        inputRef={reasonRef}
        autoComplete="off"
        rows={2}
        maxLength={400}
        onChange={(event) => onChange({ ...item, reason: event.target.value })}
      />
      {offer && item.reason.trim() === '' && (
        <Box sx={{ fontSize: '0.8125rem', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="span" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
            {offer}
          </Box>
          <Button size="small" variant="outlined" onClick={() => onChange({ ...item, reason: offer })}>
            {t('packages.builder.chosen.offer')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

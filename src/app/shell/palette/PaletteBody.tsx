import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { StateMessage } from '../../../components/feedback/StateMessage';
import { joinSentences } from '../../../lib/joinSentences';
import { ALL, ALL_BATCHES, ALL_PEOPLE, type PaletteEntry } from './entries';
import { PaletteRow } from './PaletteRow';
import { useFound } from './useFound';

/** As the gateway's. */
const MAX_LENGTH = 60;

export interface PaletteProps {
  onClose: () => void;
}

/** The field and what it finds. The focus stays in the field; the arrows choose among what is found. */
export function PaletteBody({ onClose }: PaletteProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const { groups, isPending, error, fault, hasMore, canReadRecords, canSeePeople, canSeeBatches } =
    useFound(text);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries.findIndex(({ key }) => key === activeKey);
  const active = Math.max(chosen, 0);
  const idOf = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  // Enter came before the records: the first of them is meant, not what stood first meanwhile.
  const arrive = useEffectEvent(() => {
    setWaiting(false);
    if (!error) choose(entries[active]);
  });
  useEffect(() => {
    if (isWaiting && !isPending) arrive();
  }, [isWaiting, isPending]);

  const handleType = (typed: string) => {
    setText(typed);
    setActiveKey(undefined);
    setWaiting(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // A key that chooses a word of an input method means nothing here.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isPending && chosen < 0) setWaiting(true);
      else choose(entries[active]);
      return;
    }
    const last = entries.length - 1;
    const next = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined || last < 0) return;
    event.preventDefault();
    setActiveKey(entries[next]?.key);
  };

  const hasEntries = entries.length > 0;
  const count = entries.filter(({ key }) => ![ALL, ALL_BATCHES, ALL_PEOPLE].includes(key)).length;
  const ofRecords = canSeeBatches ? 'hint' : 'hintRecords';
  const hint = canReadRecords ? ofRecords : canSeePeople ? 'hintPeople' : 'hintPlain';
  const isNothing = !hasEntries && !isPending && !error;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, flex: 'none' }}>
        <Search sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKeyDown}
          placeholder={t(`palette.${hint}`)}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('palette.title'),
              'aria-autocomplete': 'list',
              'aria-expanded': hasEntries,
              'aria-controls': hasEntries ? id : undefined,
              'aria-activedescendant': hasEntries ? `${id}-${active}` : undefined,
              maxLength: MAX_LENGTH,
              dir: 'auto',
              // Nothing that is typed is to be offered, mended or sent elsewhere by the browser.
              autoComplete: 'off',
              autoCorrect: 'off',
              autoCapitalize: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
        />
        <IconButton size="small" onClick={onClose} aria-label={t('common.action.close')} sx={{ mr: -0.5 }}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, borderTop: 1, borderColor: 'divider' }}>
        {error && <ErrorState title={t(`palette.${fault}`)} {...error} />}
        {isNothing && (
          <StateMessage
            title={t('palette.none.title')}
            body={joinSentences(
              canReadRecords && t('palette.none.records'),
              canSeeBatches && t('palette.none.batches'),
              canSeePeople && t('palette.none.people'),
              t('palette.none.screens'),
            )}
          />
        )}
        {hasEntries && (
          // It scrolls, so the keyboard reaches it; the same keys choose there.
          <div
            role="listbox"
            id={id}
            aria-label={t('palette.found')}
            aria-activedescendant={`${id}-${active}`}
            tabIndex={0}
            onKeyDown={handleKeyDown}
          >
            {groups.map((group) => (
              <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
                <Box
                  id={`${id}-${group.key}`}
                  role="presentation"
                  sx={{
                    px: 1.5,
                    pt: 1.5,
                    pb: 0.5,
                    color: 'text.secondary',
                    fontSize: '0.75rem',
                    fontWeight: 600,
                  }}
                >
                  {group.title}
                </Box>
                {group.entries.map((entry) => (
                  <PaletteRow
                    key={entry.key}
                    id={idOf(entry)}
                    entry={entry}
                    isActive={entry === entries[active]}
                    onPoint={() => entry.key !== activeKey && setActiveKey(entry.key)}
                    onChoose={() => choose(entry)}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          flex: 'none',
          px: 2.5,
          // On a phone it is there once it has something to say.
          py: { xs: text === '' ? 0 : 1, sm: 1 },
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          fontSize: '0.75rem',
        }}
      >
        <Box role="status" sx={{ flex: 1 }}>
          {isPending && t('palette.searching')}
          {!isPending &&
            !error &&
            text.trim() !== '' &&
            t(hasMore ? 'palette.countMore' : 'palette.count', { count })}
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{t('palette.keys')}</Box>
      </Box>
    </>
  );
}

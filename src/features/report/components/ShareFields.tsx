import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { ReportView } from '../../../api/resources/reportsApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { AppField } from '../../../components/form/useAppForm';
import { lampWordKey } from '../../../domain/lampWord';
import { useKindWords } from '../../../domain/report/useKindWords';
import { SHARE_HOURS } from '../shareRules';

export interface ShareInput {
  mobiles: string;
  hours: `${(typeof SHARE_HOURS)[number]}`;
  maxViews: string;
  /** Item codes. */
  leaveOut: string[];
  sendSms: boolean;
}

type ShareFieldsProps = { [Name in keyof ShareInput]: AppField<ShareInput[Name]> } & {
  report: Pick<ReportView, 'items' | 'lamp' | 'outcome'>;
};

/** What the verdict makes of the items left out, as a phrase; nothing where it counts none of them. */
function countedWords({ items, lamp }: ShareFieldsProps['report'], leaveOut: readonly string[]) {
  const isOut = ({ itemCode }: { itemCode: string }) => leaveOut.includes(itemCode);
  if (!items.some((item) => item.lamp && isOut(item))) return undefined;
  const isExplained = lamp === 'green' || items.some((item) => item.lamp === lamp && !isOut(item));
  return isExplained ? 'counted' : 'unexplained';
}

/** Receivers, duration, number of views, and items left out. */
export function ShareFields({ mobiles, hours, maxViews, leaveOut, sendSms, report }: ShareFieldsProps) {
  const { t } = useTranslation();
  // Items of one kind are left out together.
  const kinds = useKindWords()(report.items);
  const counted = countedWords(report, leaveOut.value);
  const isOpen = report.outcome === 'unverifiable';
  return (
    <>
      <span>{t('reportHistory.dialog.body')}</span>
      <FieldLine
        field={mobiles}
        label={t('reportHistory.dialog.mobiles')}
        help={t('reportHistory.dialog.mobilesHelp')}
        inputMode="numeric"
        maxLength={200}
        rows={2}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <FieldMenu
          field={hours}
          label={t('reportHistory.dialog.hours')}
          options={SHARE_HOURS.map((one) => ({
            value: `${one}` as const,
            label: t(`reportHistory.dialog.hour${one}`),
          }))}
        />
        <FieldLine field={maxViews} label={t('reportHistory.dialog.maxViews')} inputMode="numeric" />
      </Box>
      <Box component="fieldset">
        <Box component="legend" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
          {t('reportHistory.dialog.leaveOut')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {kinds.map(({ code, label }) => (
            <FormControlLabel
              key={code}
              label={label}
              control={
                <Checkbox
                  checked={leaveOut.value.includes(code)}
                  onChange={(_event, checked) =>
                    leaveOut.onChange(
                      checked ? [...leaveOut.value, code] : leaveOut.value.filter((one) => one !== code),
                    )
                  }
                />
              }
            />
          ))}
        </Box>
        <FormHelperText>{t('reportHistory.dialog.leaveOutHelp')}</FormHelperText>
        <FormHelperText role="status" sx={{ color: 'lamp.yellow', fontWeight: 600 }}>
          {counted &&
            t(`reportHistory.dialog.${counted}`, {
              verdict: t(lampWordKey(report.lamp, isOpen ? 'unverifiable' : null)),
            })}
        </FormHelperText>
      </Box>
      <FormControlLabel
        label={t('reportHistory.dialog.sendSms')}
        control={
          <Checkbox checked={sendSms.value} onChange={(_event, checked) => sendSms.onChange(checked)} />
        }
      />
    </>
  );
}

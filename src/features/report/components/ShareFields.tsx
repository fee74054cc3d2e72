import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { ReportItem } from '../../../api/resources/reportsApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { AppField } from '../../../components/form/useAppForm';
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
  items: readonly Pick<ReportItem, 'itemCode' | 'kind'>[];
};

/** Receivers, duration, number of views, and items left out. */
export function ShareFields({ mobiles, hours, maxViews, leaveOut, sendSms, items }: ShareFieldsProps) {
  const { t } = useTranslation();
  // Items of one kind are left out together.
  const kinds = useKindWords()(items);
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

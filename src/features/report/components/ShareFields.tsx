import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FieldSelect } from '../../../components/CompactSelect';
import type { ReportItem } from '../../../api/reportsApi';
import { FormField } from '../../../components/form/FormField';
import { SHARE_HOURS, type MobilesFault } from '../shareRules';

export interface ShareInput {
  mobiles: string;
  hours: number;
  maxViews: string;
  /** Item codes. */
  leaveOut: string[];
  sendSms: boolean;
}

interface ShareFieldsProps {
  input: ShareInput;
  onChange: (input: ShareInput) => void;
  items: readonly Pick<ReportItem, 'itemCode' | 'name'>[];
  fault: MobilesFault | undefined;
  areViewsWrong: boolean;
}

/** For whom, how long, how often, without what. */
export function ShareFields({ input, onChange, items, fault, areViewsWrong }: ShareFieldsProps) {
  const { t } = useTranslation();
  const set = (next: Partial<ShareInput>) => onChange({ ...input, ...next });
  const faultText =
    fault &&
    (fault.kind === 'wrong'
      ? t('report.shareDialog.mobileWrong', { mobile: fault.mobile })
      : t(fault.kind === 'many' ? 'report.shareDialog.mobilesMany' : 'report.shareDialog.mobilesMissing'));
  // Two items of one kind share a code: they are left out together.
  const byCode = [...new Map(items.map((item) => [item.itemCode, item.name]))];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>{t('report.shareDialog.body')}</span>
      <FormField
        label={t('report.shareDialog.mobiles')}
        help={t('report.shareDialog.mobilesHelp')}
        error={faultText}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            value={input.mobiles}
            multiline
            minRows={2}
            autoFocus
            onChange={(event) => set({ mobiles: event.target.value })}
            slotProps={{ input: { 'aria-describedby': describedBy, inputMode: 'numeric', maxLength: 200 } }}
          />
        )}
      </FormField>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <FormField label={t('report.shareDialog.hours')}>
          {({ id }) => (
            <FieldSelect
              value={input.hours}
              onChange={(event) => set({ hours: Number(event.target.value) })}
              id={id}
            >
              {SHARE_HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {t(`report.shareDialog.hour${hours}`)}
                </option>
              ))}
            </FieldSelect>
          )}
        </FormField>
        <FormField
          label={t('report.shareDialog.maxViews')}
          error={areViewsWrong ? t('report.shareDialog.maxViewsWrong') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={input.maxViews}
              onChange={(event) => set({ maxViews: event.target.value })}
              slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
      </Box>
      <Box component="fieldset">
        <Box component="legend" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
          {t('report.shareDialog.leaveOut')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {byCode.map(([code, name]) => (
            <FormControlLabel
              key={code}
              label={name}
              control={
                <Checkbox
                  checked={input.leaveOut.includes(code)}
                  onChange={(_event, checked) =>
                    set({
                      leaveOut: checked
                        ? [...input.leaveOut, code]
                        : input.leaveOut.filter((one) => one !== code),
                    })
                  }
                />
              }
            />
          ))}
        </Box>
        <FormHelperText>{t('report.shareDialog.leaveOutHelp')}</FormHelperText>
      </Box>
      <FormControlLabel
        label={t('report.shareDialog.sendSms')}
        control={
          <Checkbox checked={input.sendSms} onChange={(_event, checked) => set({ sendSms: checked })} />
        }
      />
    </Box>
  );
}

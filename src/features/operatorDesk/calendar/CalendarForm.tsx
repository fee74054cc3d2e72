import { CODE } from '@probity/contract/codeNames';
import { inOrder, type Occasion } from '@probity/contract/rules/workingCalendar';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeCalendarYearMutation,
  type CalendarValues,
  type CalendarYearDetail,
} from '../../../api/resources/calendarApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { CheckboxInput } from '../../../components/form/CheckboxInput';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { calendarRules, fieldNames, formOf, valuesOf } from './calendarValues';
import { ConfirmCalendar } from './ConfirmCalendar';
import { DayPicker } from './DayPicker';
import { PeriodFields } from './PeriodFields';

interface CalendarFormProps {
  detail: CalendarYearDetail;
  onDone: () => void;
}

/** Changes the days of a year that have not begun; what that does to checks under way is shown before it is done. */
export function CalendarForm({ detail, onDone }: CalendarFormProps) {
  const { t } = useTranslation();
  const { year, values: before } = detail.year;
  const [chosen, setChosen] = useState<CalendarValues>();
  const missing = (all: readonly Occasion[]) =>
    all.map((one) => t(`workingCalendar.occasion.${one}`)).join(t('workingCalendar.comma'));
  const form = useAppForm(formOf(before), calendarRules(year, before, chinaToday(), missing));
  const [change] = useChangeCalendarYearMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    form,
    names: fieldNames,
    onDone: ({ year: changed }) => {
      form.settle(formOf(changed.values));
      toast.success(t('workingCalendar.done', { year }));
      onDone();
    },
    onEnd: () => setChosen(undefined),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit((typed) => setChosen(valuesOf(typed)))(event);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.CALENDAR_CHANGED && <div>{t('workingCalendar.overtaken')}</div>}
        </Alert>
      )}
      <Box sx={{ color: 'text.secondary' }}>{t('workingCalendar.form.lead')}</Box>
      <DayPicker form={form} year={year} before={before} />
      <PeriodFields form={form} year={year} />
      <CheckboxInput
        name="complete"
        control={form.control}
        label={t('workingCalendar.form.complete', { year })}
        help={t('workingCalendar.form.completeHelp')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('workingCalendar.form.review')}
        </Button>
        <Button onClick={() => leave(onDone)}>{t('common.action.cancel')}</Button>
      </Box>
      {chosen && (
        <ConfirmCalendar
          year={year}
          before={before}
          values={{ ...chosen, periods: inOrder(chosen.periods) }}
          isRunning={isRunning}
          onConfirm={() =>
            void send({ calendarChangeInput: { year, basedOn: detail.basedOn, values: chosen } })
          }
          onCancel={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}

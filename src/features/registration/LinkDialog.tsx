import { MOST_APPLICATIONS } from '@probity/contract/rules/registrationForm';
import { useTranslation } from 'react-i18next';
import { useSetRegistrationLinkMutation, type RegistrationLink } from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { DateLine } from '../../components/form/DateLine';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldRadios } from '../../components/form/FieldRadios';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { chinaToday } from '../../lib/dates';
import { toast } from '../../lib/toast';
import { readDate } from '../../lib/typedDate';

const USUAL_DAYS = 30;
const USUAL_MOST = 500;
const DAY_MS = 86_400_000;

interface LinkDialogProps {
  formId: string;
  /** The present link; null: the form is opened. */
  link: RegistrationLink | null;
  onClose: () => void;
}

const countOf = (typed: string) => Number(typed.normalize('NFKC').replace(/[\s,]/g, ''));
const rules = {
  expiresOn: (value: string) => {
    if (value === '') return { key: 'formLink.lastDayMissing' };
    return readDate(value, 'day') ? undefined : { key: 'components.date.none.day' };
  },
  mostApplications: (value: string) => {
    const count = countOf(value);
    const isRight =
      value.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= MOST_APPLICATIONS;
    return isRight ? undefined : { key: 'formLink.mostWrong' };
  },
};

/** Until when a form takes applications, and how many. */
export function LinkDialog({ formId, link, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm(
    {
      expiresOn: link?.expiresOn ?? chinaToday(new Date(Date.now() + USUAL_DAYS * DAY_MS)),
      mostApplications: String(link?.mostApplications ?? USUAL_MOST),
      who: (link?.byList ? 'list' : 'any') as 'any' | 'list',
    },
    rules,
  );
  const [set] = useSetRegistrationLinkMutation();
  const { send, isRunning } = useSubmit(set, {
    form,
    otherwise: 'expiresOn',
    onDone: ({ expiresOn }) => {
      toast.success(t('formLink.done', { day: expiresOn }));
      onClose();
    },
  });
  const { value, error, inputRef, onChange } = form.field('expiresOn');
  return (
    <FormDialog
      title={t(link ? 'formLink.change' : 'formLink.open')}
      submitLabel={t(link ? 'formLink.submit' : 'formLink.open')}
      onSubmit={form.submit(({ expiresOn, mostApplications, who }) =>
        send({
          registrationLinkInput: {
            formId,
            expiresOn,
            mostApplications: countOf(mostApplications),
            byList: who === 'list',
          },
        }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <DateLine
        kind="day"
        keepsText
        label={t('formLink.lastDay')}
        help={t('formLink.lastDayHelp')}
        min={chinaToday()}
        value={value}
        error={error}
        inputRef={inputRef}
        onChange={onChange}
      />
      <FieldLine
        field={form.field('mostApplications')}
        label={t('formLink.most')}
        help={t('formLink.mostHelp')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldRadios
        field={form.field('who')}
        label={t('formLink.who')}
        options={[
          { value: 'any', label: t('formLink.whoAny') },
          { value: 'list', label: t('formLink.whoList') },
        ]}
      />
    </FormDialog>
  );
}

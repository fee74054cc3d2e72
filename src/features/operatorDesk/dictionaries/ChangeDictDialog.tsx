import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODE } from '@probity/contract/codeNames';
import {
  addedEntry,
  dictRuleOf,
  MOST_DICT_ENTRIES,
  plainEntries,
  takesWords,
} from '@probity/contract/rules/dictionaries';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeDictionaryMutation, type KeptDictionary } from '../../../api/resources/dictionariesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DateLine } from '../../../components/form/DateLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { newId } from '../../../lib/newId';
import { toast } from '../../../lib/toast';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { DictDifferenceList } from './DictDifferenceList';
import { DictEntryFields } from './DictEntryFields';
import { dictRules, type DictForm } from './dictValues';
import { DictWordList } from './DictWordList';

interface ChangeDictDialogProps {
  dictionary: KeptDictionary;
  onClose: () => void;
}

/** Changes one dictionary from a day on; below what is typed stands the list as its readers will meet it. */
export function ChangeDictDialog({
  dictionary: { type, entries: before, basedOn },
  onClose,
}: ChangeDictDialogProps) {
  const { t, i18n } = useTranslation();
  const form = useAppForm<DictForm>({ entries: before, effectiveOn: chinaToday() }, dictRules(type, before));
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  const added = useRef(false);
  const adding = useRef<HTMLButtonElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    // The button goes along with its entry, and so does the focus.
    if (moved.current) list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = undefined;
    if (added.current) list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
    added.current = false;
  });
  const effectiveOn = form.field('effectiveOn');
  const entries = form.watch('entries');
  const isLater = effectiveOn.value > chinaToday();
  const whole = form.field('entries').error ?? form.field('entries.0.value').error;
  const [change] = useChangeDictionaryMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    form,
    onDone: () => {
      toast.success(t(isLater ? 'dictionaries.change.planned' : 'dictionaries.change.done'));
      onClose();
    },
  });
  /** As it is now; a word that is being added has none. */
  const nameOf = (value: string) => {
    const was = before.find((one) => one.value === value);
    if (was) return i18n.language === 'zh-CN' ? was.zh : was.en;
    const added = entries.filter((one) => !before.some((known) => known.value === one.value));
    const number = added.findIndex((one) => one.value === value) + 1;
    return t('dictionaries.change.new', { number });
  };
  const isFull = entries.length >= MOST_DICT_ENTRIES;
  const add = () => {
    if (isFull) return;
    added.current = true;
    form.change('entries', [...entries, addedEntry(newId())]);
  };
  const remove = (value: string) => {
    form.change(
      'entries',
      entries.filter((one) => one.value !== value),
    );
    adding.current?.focus();
  };
  const shown = plainEntries(entries);
  return (
    <FormDialog
      title={t('dictionaries.change.title', { name: t(`dictionaries.name.${type}`) })}
      submitLabel={isLater ? t('dictionaries.change.later') : t('dictionaries.change.now')}
      onSubmit={form.submit((values) => send({ dictChangeInput: { type, basedOn, ...values } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="md"
    >
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.DICT_OVERTAKEN && <div>{t('dictionaries.change.overtaken')}</div>}
        </Alert>
      )}
      <Box sx={{ color: 'text.secondary' }}>{t(`dictionaries.kind.${dictRuleOf(type).kind}`)}</Box>
      <Box
        component="ol"
        ref={list}
        aria-label={t('dictionaries.change.entries')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {entries.map(({ value }, index) => (
          <DictEntryFields
            key={value}
            form={form}
            type={type}
            index={index}
            name={nameOf(value)}
            onRemove={before.some((one) => one.value === value) ? undefined : () => remove(value)}
            onMoved={(one, by, to) => {
              moved.current = `${one} ${by}`;
              setTold(t('dictionaries.change.moved', { to: to + 1, count: entries.length }));
            }}
          />
        ))}
      </Box>
      {takesWords(type) && (
        <div>
          <Button
            ref={adding}
            variant="outlined"
            startIcon={<AddOutlined />}
            aria-disabled={isFull}
            onClick={add}
          >
            {t('dictionaries.change.add')}
          </Button>
          {isFull && (
            <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('dictionaries.fault.full', { limit: MOST_DICT_ENTRIES })}
            </Box>
          )}
        </div>
      )}
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
      {whole && (
        <Alert severity="error" data-invalid="true" tabIndex={-1}>
          {whole}
        </Alert>
      )}
      <DateLine
        {...effectiveOn}
        kind="day"
        keepsText
        label={t('dictionaries.change.effectiveOn')}
        help={t('dictionaries.change.effectiveHelp')}
        min={chinaToday()}
      />
      <Box component="section" aria-label={t('dictionaries.change.preview')}>
        <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
          {t('dictionaries.change.preview')}
        </Box>
        <DictWordList entries={shown} />
        <Box sx={{ mt: 1 }}>
          <DictDifferenceList before={before} after={shown} />
        </Box>
      </Box>
    </FormDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { MOST_QUESTIONS } from '@probity/contract/rules/registrationForm';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/layout/Section';
import type { useAppForm } from '../../components/form/useAppForm';
import { newQuestion, type FormValues } from './formValues';
import { QuestionCard } from './QuestionCard';

interface QuestionListProps {
  form: ReturnType<typeof useAppForm<FormValues>>;
}

/** The own questions in their order; moved by buttons, which keep the focus. */
export function QuestionList({ form }: QuestionListProps) {
  const { t } = useTranslation();
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  const questions = form.watch('questions');
  const field = form.field('questions');
  useEffect(() => {
    if (!moved.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const handleMove = (from: number, to: number, by: 'up' | 'down') => {
    const one = questions[from]!;
    moved.current = `${one.id} ${by}`;
    field.onChange(questions.toSpliced(from, 1).toSpliced(to, 0, one));
    setTold(t('registration.form.moved', { to: to + 1, count: questions.length }));
  };
  return (
    <Section title={t('registration.form.questions')}>
      <Box sx={visuallyHidden} role="status">
        {told}
      </Box>
      {questions.length === 0 && (
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('registration.form.noQuestions')}</Box>
      )}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            form={form}
            question={question}
            index={index}
            count={questions.length}
            onMove={(to, by) => handleMove(index, to, by)}
            onRemove={() => field.onChange(questions.toSpliced(index, 1))}
          />
        ))}
      </Box>
      {field.error && <FormHelperText error>{field.error}</FormHelperText>}
      {questions.length < MOST_QUESTIONS ? (
        <Button variant="outlined" onClick={() => field.onChange([...questions, newQuestion()])}>
          {t('registration.form.add')}
        </Button>
      ) : (
        t('registration.form.limit', { count: MOST_QUESTIONS })
      )}
    </Section>
  );
}

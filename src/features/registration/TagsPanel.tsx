import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LONGEST_TAG, MOST_TAGS_EACH } from '@probity/contract/rules/registrationForm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListRegistrationTagsQuery,
  useSetApplicationTagsMutation,
} from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FilterChip } from '../../components/inputs/FilterChip';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { useSmallForm } from '../../hooks/useSmallForm';

const TagList = lazyPart(() => import('./TagList').then((module) => module.TagList));
const empty = { tag: '' };
const rules = {
  tag: (value: string) => (value.trim() === '' ? { key: 'applications.tags.missing' } : undefined),
};

interface TagsPanelProps {
  applicationId: string;
  tags: readonly string[];
}

/** The words an application is sorted by: put on from the list or typed, taken off by a click. */
export function TagsPanel({ applicationId, tags }: TagsPanelProps) {
  const { t } = useTranslation();
  const { data: list = [] } = useListRegistrationTagsQuery();
  const [isManaging, setManaging] = useState(false);
  const form = useSmallForm(empty, rules);
  const [set] = useSetApplicationTagsMutation();
  const { send, isRunning, refusal } = useSubmit(
    (change: { put: string[] } | { off: string[] }) =>
      set({ applicationTagsInput: { applicationId, ...change } }),
    { form, otherwise: 'tag', onDone: () => form.setValue('tag', '') },
  );
  const rest = list.filter((one) => !tags.includes(one));
  const isFull = tags.length >= MOST_TAGS_EACH;
  return (
    <Section title={t('applications.tags.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {tags.length === 0 && list.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{t('applications.tags.none')}</Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {tags.map((one) => (
            <FilterChip
              key={one}
              label={one}
              removeLabel={t('applications.tags.remove', { name: one })}
              onRemove={() => void send({ off: [one] })}
            />
          ))}
          {!isFull &&
            rest.map((one) => (
              <Button
                key={one}
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={t('applications.tags.put', { name: one })}
                onClick={() => void send({ put: [one] })}
              >
                + {one}
              </Button>
            ))}
        </Box>
        {isFull ? (
          t('applications.tags.many', { limit: MOST_TAGS_EACH })
        ) : (
          <Box
            component="form"
            noValidate
            onSubmit={form.submit(({ tag }) => send({ put: [tag] }))}
            sx={{ display: 'flex', gap: 1, alignItems: 'end', maxWidth: 360 }}
          >
            <Box sx={{ flex: 1 }}>
              <FieldLine
                field={form.field('tag')}
                label={t('applications.tags.new')}
                maxLength={LONGEST_TAG}
                autoComplete="off"
              />
            </Box>
            <Button type="submit" variant="outlined" loading={isRunning}>
              {t('applications.tags.add')}
            </Button>
          </Box>
        )}
        {refusal && (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {refusal.msg}
          </Box>
        )}
        {list.length > 0 && (
          <div>
            <Button size="small" aria-expanded={isManaging} onClick={() => setManaging(!isManaging)}>
              {t(isManaging ? 'applications.tags.close' : 'applications.tags.manage')}
            </Button>
          </div>
        )}
        {isManaging && <TagList names={list} />}
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/layout/LinkButton';
import { TextLink } from '../components/layout/TextLink';

/** So many names say enough; all of them would hide the button of the question. */
const NAMED = 5;

interface PeopleNamedProps {
  /** Each in words: a name, and what tells namesakes apart. */
  people: readonly { id: string; words: string }[];
  /** How many there are, where some are not known here. */
  total?: number;
  /** Where all of them stand. */
  allAt?: string;
}

/** Whom something concerns, before it is done: some names, and all others that are known by a press. */
export function PeopleNamed({ people, total = people.length, allAt }: PeopleNamedProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? people : people.slice(0, NAMED);
  const rest = total - shown.length;
  const canOpen = people.length > NAMED;
  if (total === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box
        component="ul"
        id={listId}
        // What scrolls is reached by the keyboard.
        {...(isOpen && { tabIndex: 0, 'aria-label': t('bulk.people') })}
        sx={{
          width: '100%',
          m: 0,
          pl: 2.5,
          overflowWrap: 'anywhere',
          ...(isOpen && { maxHeight: 220, overflowY: 'auto' }),
        }}
      >
        {shown.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
        {rest > 0 && (isOpen || !canOpen) && (
          <li>
            {allAt ? (
              <TextLink to={allAt}>{t('bulk.more', { count: rest })}</TextLink>
            ) : (
              t('bulk.more', { count: rest })
            )}
          </li>
        )}
      </Box>
      {canOpen && (
        <LinkButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('bulk.fewer') : t('bulk.more', { count: rest })}
        </LinkButton>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPerson } from './peopleList';

interface ReadPeopleProps {
  people: readonly ListedPerson[];
  /** What the gateway refused, by phone. */
  refused: Readonly<Record<string, string>>;
}

/** A list as it was understood: first the lines that need somebody, each with its reason, then those that will be sent. */
export function ReadPeople({ people, refused }: ReadPeopleProps) {
  const { t } = useTranslation();
  const faulty = people.filter(({ fault }) => fault);
  const good = people.filter(({ fault }) => !fault);
  const roleOf = ({ roleId }: ListedPerson) => t(`shell.role.${roleId as 'recruiter'}`);
  return (
    <>
      {faulty.length > 0 && (
        <Lines title={t('accountUsers.many.needsYou', { count: faulty.length })}>
          {faulty.map(({ line, fault, unclear }, index) => (
            // Lines may be alike; their order is theirs.
            <Line key={index} fault={t(`accountUsers.many.fault.${fault!}`, { words: unclear })}>
              {line}
            </Line>
          ))}
        </Lines>
      )}
      {good.length > 0 && (
        <Lines title={t('accountUsers.many.willBeAdded', { count: good.length })}>
          {good.map((person) => (
            <Line key={person.mobile} fault={refused[person.mobile]}>
              {[person.name, person.mobile, roleOf(person), person.department?.name]
                .filter(Boolean)
                .join(' · ')}
            </Line>
          ))}
        </Lines>
      )}
    </>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} component="div" role="status" variant="subtitle2">
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {children}
      </Box>
    </div>
  );
}

function Line({ fault, children }: { fault: string | undefined; children: string }) {
  return (
    <Box component="li" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {children}
      {fault !== undefined && <Box sx={{ color: 'error.main' }}>{fault}</Box>}
    </Box>
  );
}

import { useSelector } from 'react-redux';
import type { AuditRow } from '../../../api/resources/auditApi';
import { TextLink } from '../../../components/layout/TextLink';
import { selectUserInfo } from '../../../session/selectors';
import { auditLink, peopleLink } from './auditLink';

/** An event as a person would say it; what it names leads to its screen, where it has one. */
export function AuditSentence({ row }: { row: AuditRow }) {
  const isStaff = useSelector(selectUserInfo).userType === 'staff';
  return (
    <span>
      {row.sentence.map(({ text, link }, at) => {
        const to = link === null ? null : link === 'object' ? auditLink(row, isStaff) : peopleLink;
        return to === null ? (
          text
        ) : (
          // The row itself opens the event. Parts have their place and nothing else to be told apart by.
          <TextLink key={at} to={to} onClick={(event) => event.stopPropagation()}>
            {text}
          </TextLink>
        );
      })}
    </span>
  );
}

/** The same as text, where nothing can be linked. */
export const sentenceText = ({ sentence }: AuditRow) => sentence.map(({ text }) => text).join('');

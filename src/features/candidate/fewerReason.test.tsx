import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { FormSectionContent } from '../../api/resources/candidateApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { render } from '../../test/render';
import { EntriesStep } from './components/EntriesStep';
import type { FormUploads } from './hooks/useFormUploads';
import { gapsOf } from './sectionFaults';

const view = buildCandidateView({
  items: buildAgreedItems('identity', 'employment'),
  entriesAsked: { employment: 2 },
});
const entries = [{ company: 'Lanting', title: 'Clerk', from: '2020-01' }];
const uploads = { of: () => [], names: {} } as unknown as FormUploads;

beforeAll(() => loadPhrases('candidate'));

function Step() {
  const [content, setContent] = useState<FormSectionContent>({ entries });
  return (
    <EntriesStep
      view={view}
      section="employment"
      content={content}
      onChange={setContent}
      uploads={uploads}
      showFaults={false}
    />
  );
}

it('a reason that is too long is told while it is typed, and nothing of it is cut off', () => {
  render(<Step />);
  const reason = screen.getByLabelText('Why are you adding fewer than 2 employers?');
  const long = 'x'.repeat(301);
  expect(reason).not.toHaveAttribute('maxlength');
  fireEvent.change(reason, { target: { value: long } });
  expect(reason).toHaveValue(long);
  expect(reason).toHaveAccessibleDescription(/^At most 300 characters/);
  expect(reason).toBeInvalid();
  fireEvent.change(reason, { target: { value: 'x'.repeat(300) } });
  expect(reason).toBeValid();
});

it('a step is not left with such a reason', () => {
  const left = (fewerReason: string) => gapsOf('employment', { entries, fewerReason }, view, []).length === 0;
  expect(left('x'.repeat(300))).toBe(true);
  expect(left('x'.repeat(301))).toBe(false);
});

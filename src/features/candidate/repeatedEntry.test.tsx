import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildCandidateView } from '../../test/candidateView';
import { render } from '../../test/render';
import { EntriesStep } from './components/EntriesStep';

beforeAll(() => loadPhrases('candidate'));

const uploads = {
  names: {},
  of: () => [],
  add: jest.fn(),
  retry: jest.fn(),
  remove: jest.fn(),
  dropEntry: jest.fn(),
};

it('a certificate entered a second time is told at its entry, and only there', () => {
  const exam = { name: 'Accountant', number: 'K2018', issuer: 'Ministry' };
  render(
    <EntriesStep
      view={buildCandidateView()}
      section="certificates"
      content={{ entries: [exam, { ...exam, number: 'k 2018' }, { ...exam, number: 'K2020' }] }}
      onChange={jest.fn()}
      uploads={uploads as never}
      showFaults={false}
    />,
  );
  expect(screen.getAllByText('This is the same as number 1. Please enter each one once.')).toHaveLength(1);
});

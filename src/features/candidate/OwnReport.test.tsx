import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildCandidateView } from '../../test/candidateView';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildReport } from '../../test/reports';
import { OwnReport } from './OwnReport';

const gateway = fakeGateway();

beforeAll(() => loadPhrases('candidate', 'reportBody'));

it('is headed by the name that was signed, as the status page is, and says the order’s', async () => {
  gateway.answer({ getOwnReport: buildReport({ signedAs: 'Chen Yu', disputes: [] }) });
  render(<OwnReport s="own-report-of-the-candidate" view={buildCandidateView({ signedAs: 'Chen Yu' })} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chen Yu' })).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent(
    'The consent was signed as Chen Yu; the order says Chen Yutong.',
  );
});

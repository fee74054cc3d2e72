import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildCandidateView } from '../../test/candidateView';
import { refuse } from '../../test/answers';
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

it('says which version it is, what it replaced, what changed, and whose ID number was verified', async () => {
  const changes = {
    from: 1,
    fromAt: '2026-11-20T08:00:00Z',
    to: 2,
    toAt: '2026-11-24T08:00:00Z',
    ...{ summary: false, outcome: null, items: [], changed: [] },
  };
  const idNumbers = { enterprise: '', candidate: '', verified: 'candidate' } as const;
  gateway.answer({
    getOwnReport: buildReport({ changes, idNumbers, version: 2, latestVersion: 2, disputes: [] }),
  });
  render(<OwnReport s="own-report-of-the-candidate" view={buildCandidateView()} />);
  expect(await screen.findByText(/This is version 2. It replaced version 1 of /)).toBeInTheDocument();
  expect(screen.getByText('Nothing shown here changed.')).toBeInTheDocument();
  expect(
    await screen.findByText(/another ID number than the one you entered. Yours was verified./),
  ).toBeInTheDocument();
});

it('a dispute takes files that prove it; it is not sent without one that failed', async () => {
  const fileId = '0190a1b2-0000-7000-8000-0000000000f1';
  gateway.answer({
    getOwnReport: buildReport({ disputes: [] }),
    uploadCandidateFile: refuse('FILE_TYPE_NOT_ALLOWED'),
  });
  const { user } = render(
    <OwnReport
      s="own-report-of-the-candidate"
      view={buildCandidateView({ status: 'reported', disputable: true })}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Dispute this report' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What is wrong?'), 'I graduated in 2014');
  const input = () => screen.getByRole('dialog').querySelector('input[type="file"]')!;
  const picture = new File(['x'], 'diploma.png', { type: 'image/png' });
  fireEvent.change(input(), { target: { files: [picture] } });
  const again = await dialog.findByRole('button', { name: /again/ });
  await user.click(dialog.getByRole('button', { name: 'Send dispute' }));
  expect(await dialog.findByText('A file was not uploaded: try again, or remove it')).toBeInTheDocument();
  expect(gateway.sent('disputeOwnReport')).toEqual([]);

  gateway.answer({
    uploadCandidateFile: {
      fileId,
      url: '/f',
      fileName: 'diploma.png',
      originalFilename: 'diploma.png',
      size: 1,
    },
    disputeOwnReport: { done: true },
    getInvitation: buildCandidateView(),
  });
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await gateway.idle();
  await user.click(dialog.getByRole('button', { name: 'Send dispute' }));
  await waitFor(() =>
    expect(gateway.bodies('disputeOwnReport')).toMatchObject([
      { reason: 'I graduated in 2014', fileIds: [fileId] },
    ]),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { file } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CheckFiles, type CheckFile } from './CheckFiles';

const checkId = '0190a1b2-0000-7000-8000-000000000050';
const gateway = fakeGateway();
let saved: jest.SpyInstance;
const revoked: string[] = [];

beforeAll(() => loadPhrases('personal'));
beforeEach(() => {
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = (url) => void revoked.push(url);
  revoked.length = 0;
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(async () => {
  saved.mockRestore();
});

const fileOf = (fileName: string, kind: string): CheckFile => ({
  fileId: '0190a1b2-0000-7000-8000-000000000071',
  fileName,
  kind,
  size: 9,
  sha256: 'a'.repeat(64),
  uploadedAt: '2026-03-02T08:00:00Z',
});
const draw = (file: CheckFile, purpose?: string) =>
  render(<CheckFiles checkId={checkId} files={[file]} purpose={purpose} />);

it('a picture of the candidate’s opens in place for a purpose, and its address goes with the dialog', async () => {
  gateway.answer({ openCandidateFile: file('image/png', 'x') });
  const { user } = draw(fileOf('diploma.png', 'candidate'), 'To verify: Education');
  await user.click(screen.getByRole('button', { name: 'diploma.png' }));
  const question = within(await screen.findByRole('dialog', { name: 'Open this document?' }));
  expect(question.getByRole('textbox')).toHaveValue('To verify: Education');
  await user.click(question.getByRole('button', { name: 'Open' }));
  const picture = within(await screen.findByRole('dialog', { name: 'diploma.png' }));
  expect(picture.getByRole('img', { name: 'Picture diploma.png' })).toHaveAttribute('src', 'blob:one');
  expect(saved).not.toHaveBeenCalled();
  await expectNoAxeFaults(screen.getByRole('dialog', { name: 'diploma.png' }));
  expect(gateway.bodies('openCandidateFile')).toEqual([
    { fileId: '0190a1b2-0000-7000-8000-000000000071', purpose: 'To verify: Education' },
  ]);
  await user.click(picture.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  expect(revoked).toContain('blob:one');
});

it('anything else is saved and opens nothing here; an upload of the enterprise asks for no purpose', async () => {
  gateway.answer({ downloadFile: file('application/pdf', 'x') });
  const { user } = draw(fileOf('letter.pdf', 'upload'));
  await user.click(screen.getByRole('button', { name: 'letter.pdf' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

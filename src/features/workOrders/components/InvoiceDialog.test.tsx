import { screen, waitFor } from '@testing-library/react';
import type { InvoiceReview } from '../../../api/resources/invoicesApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { InvoiceDialog } from './InvoiceDialog';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const workItemId = id(1);
const item = { workItemId, kind: 'invoice', mainName: 'Example Trading' } as WorkItem;
const held = {
  ...{ invoiceId: id(5), number: '26312000000000000005', issuedOn: '2026-10-03', fileId: id(6) },
  ...{ fileName: 'invoice.pdf', uploadedAt: '2026-10-03T00:00:00Z', replacedAt: null, reason: null },
};

function buildReview(
  overrides: Partial<InvoiceReview> = {},
  request: Partial<InvoiceReview['request']> = {},
): InvoiceReview {
  return {
    ...{
      workItemId,
      mainName: 'Example Trading',
      verifiedName: 'Example Trading',
      isOwn: false,
      isTaken: false,
    },
    verifiedCode: '91350100M000100Y43',
    request: {
      ...{ requestId: id(2), status: 'waiting', amount: 300_050, invoices: [] },
      months: [{ statementId: id(3), month: '2026-09', amount: 300_050 }],
      details: {
        ...{ kind: 'special', title: 'Example Trading', taxNumber: '91350100M000100Y43', way: 'post' },
        ...{ bankName: 'Example Bank', bankAccount: '62000000', registeredAddress: 'Road 1' },
        ...{ registeredPhone: '021-58880000', email: '', recipient: 'Lin', recipientPhone: '13800000011' },
        postalAddress: 'Road 2',
      },
      ...{ isTaken: false, askedBy: 'Lin', askedAt: '2026-10-02T00:00:00Z', decidedAt: null, reason: null },
      ...request,
    },
    ...overrides,
  };
}

const gateway = fakeGateway();
beforeAll(() => loadPhrases('certification'));
const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const open = () =>
  render(<InvoiceDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
  });
async function put(user: ReturnType<typeof open>['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
const send = () => screen.findByRole('button', { name: 'Save decision' });
const uploaded = {
  ...{ fileId: id(7), url: '/x', fileName: `${id(7)}.pdf`, originalFilename: 'new.pdf', size: 8 },
};
const file = new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

it('is issued with number, date and file; a used number stands at its field, and nothing typed is lost', async () => {
  gateway.answer({
    getInvoiceReview: buildReview(),
    uploadInvoiceFile: uploaded,
    issueInvoice: refuse('INVOICE_NUMBER_USED'),
  });
  const { user } = open();
  expect(await screen.findByText('Lin, 13800000011, Road 2')).toBeInTheDocument();
  expect(screen.getByText('Example Bank')).toBeInTheDocument();
  expect(screen.queryByText(/differ from what was verified/)).not.toBeInTheDocument();
  await user.click(await send());
  expect(await screen.findByText('Please decide')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Issue the invoice: upload it'));
  await user.click(await send());
  const number = screen.getByLabelText(/^Invoice number/);
  await waitFor(() => expect(number).toBeInvalid());
  expect(screen.getByText('Please upload the invoice as PDF, JPG or PNG')).toBeInTheDocument();
  await put(user, number, ' 26312000000000000009 ');
  await put(user, screen.getByRole('textbox', { name: /^Date of the invoice/ }), '2026-01-01');
  await user.upload(fileInput(), file);
  expect(await screen.findByText('new.pdf')).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(await send());
  await waitFor(() => expect(number).toBeInvalid());
  gateway.answer({ issueInvoice: { done: true } });
  await user.type(number, '{backspace}{backspace}1');
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('issueInvoice').at(-1)).toEqual({
    ...{ workItemId, number: '26312000000000000001', issuedOn: '2026-01-01', fileId: id(7) },
  });
}, 60_000);

it('warns of another title than was verified, and is rejected with a reason', async () => {
  gateway.answer({
    getInvoiceReview: buildReview({ verifiedName: 'Another' }),
    rejectInvoice: { done: true },
  });
  const { user } = open();
  expect(await screen.findByText(/differ from what was verified: Another, 9135/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Reject with a reason'));
  await put(user, screen.getByLabelText(/^Why it is rejected/), 'No');
  await user.click(await send());
  expect(await screen.findByText('Please write at least four characters')).toBeInTheDocument();
  await put(user, screen.getByLabelText(/^Why it is rejected/), ' such company');
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('rejectInvoice')).toEqual([{ workItemId, reason: 'No such company' }]);
});

it('a wrong invoice is replaced with a reason, naming the one that was read', async () => {
  gateway.answer({
    getInvoiceReview: buildReview(
      {},
      { status: 'issued', invoices: [held], decidedAt: '2026-10-03T00:00:00Z' },
    ),
    uploadInvoiceFile: uploaded,
    replaceInvoice: { done: true },
  });
  const { user } = open();
  expect(await screen.findByText(/^Number 26312000000000000005, 2026-10-03/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('The invoice is wrong: put another one in its place'));
  await put(user, screen.getByLabelText(/^Invoice number/), '26312000000000000006');
  await put(user, screen.getByRole('textbox', { name: /^Date of the invoice/ }), '2026-01-01');
  await user.upload(fileInput(), file);
  await screen.findByText('new.pdf');
  await put(user, screen.getByLabelText(/^What was wrong with it/), 'Wrong title');
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('replaceInvoice')).toEqual([
    {
      ...{ workItemId, invoiceId: id(5), number: '26312000000000000006', issuedOn: '2026-01-01' },
      ...{ fileId: id(7), reason: 'Wrong title' },
    },
  ]);
}, 60_000);

it('one’s own enterprise’s, a colleague’s, and what is closed is only read', async () => {
  for (const [review, words] of [
    [buildReview({ isOwn: true }), /^You belong to this enterprise/],
    [buildReview({ isTaken: true }), /^A colleague is working on it/],
    [buildReview({}, { status: 'withdrawn' }), /^The enterprise withdrew/],
  ] as const) {
    gateway.answer({ getInvoiceReview: review });
    const { unmount } = open();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save decision' })).not.toBeInTheDocument();
    unmount();
  }
});

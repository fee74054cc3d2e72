import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceDesk, InvoiceDetails, InvoiceRequest } from '../../api/resources/invoicesApi';
import { loadPhrases } from '../../i18n/i18n';
import { cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { Invoices } from './Invoices';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const details: InvoiceDetails = {
  ...{ kind: 'ordinary', title: 'Example Trading', taxNumber: '91350100M000100Y43', way: 'email' },
  ...{ bankName: '', bankAccount: '', registeredAddress: '', registeredPhone: '' },
  ...{ email: 'finance@example.com', recipient: '', recipientPhone: '', postalAddress: '' },
};
const waiting: InvoiceRequest = {
  ...{ requestId: id(1), status: 'waiting', amount: 300_050, details, invoices: [] },
  months: [
    { statementId: id(2), month: '2026-08', amount: 300_000 },
    { statementId: id(3), month: '2026-09', amount: 50 },
  ],
  ...{ isTaken: false, askedBy: 'Lin', askedAt: '2026-10-02T00:00:00Z', decidedAt: null, reason: null },
};
const paper = (n: number) => ({
  ...{ invoiceId: id(n), number: `2631200000000000000${n}`, issuedOn: '2026-10-03', fileId: id(n) },
  ...{ fileName: 'invoice.pdf', uploadedAt: '2026-10-03T00:00:00Z', replacedAt: null, reason: null },
});
const desk: InvoiceDesk = {
  statements: [
    { statementId: id(6), month: '2026-10', amount: -5, state: 'free' },
    { statementId: id(3), month: '2026-09', amount: 50, state: 'free' },
    { statementId: id(2), month: '2026-08', amount: 300_000, state: 'free' },
    { statementId: id(5), month: '2026-07', amount: 0, state: 'nothing' },
    { statementId: id(4), month: '2026-06', amount: 7, state: 'invoiced' },
  ],
  details: { ...details, email: '' },
};
const listed = (...rows: InvoiceRequest[]) => ({ rows, nextCursor: null });
const gateway = fakeGateway(() => ({ listInvoiceRequests: listed(), getInvoiceDesk: desk }));
beforeAll(() => loadPhrases('finance'));
const open = () => render(<Invoices />, { userInfo: buildUserInfo({ permissions: ['invoice.ask'] }) });
async function openForm() {
  const shown = open();
  await shown.user.click(await screen.findByRole('button', { name: 'Ask for an invoice' }));
  await screen.findByRole('checkbox', { name: /^2026-09/ });
  return shown;
}
const send = () => screen.getByRole('button', { name: 'Submit request' });

it('asks for one invoice over the months that are chosen; each fault stands at its field and nothing typed is lost', async () => {
  const { user } = await openForm();
  expect(screen.getByRole('checkbox', { name: /^2026-07.*nothing was spent/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^2026-06.*invoiced already/ })).toBeDisabled();
  expect(screen.getByLabelText(/^Name on the invoice/)).toHaveValue('Example Trading');
  // What the choices are about is seen, not only read out.
  for (const heading of ['Kind of invoice', 'Where it goes'])
    expect(screen.getByText(heading)).toBeInTheDocument();
  await user.click(send());
  expect(await screen.findByText('Please choose at least one month')).toBeInTheDocument();
  const email = screen.getByLabelText(/^E-mail address/);
  expect(email).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: /^2026-10.*more was taken back/ }));
  expect(await screen.findByText(/^More was taken back than spent in these/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^2026-09/ }));
  expect(screen.getByText('The invoice is over ¥0.45')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Special VAT invoice/));
  await user.click(send());
  await waitFor(() => expect(screen.getByLabelText(/^Bank account/)).toBeInvalid());
  await user.click(screen.getByLabelText('Ordinary VAT invoice'));
  const taxNumber = screen.getByLabelText(/^Tax number/);
  await user.clear(taxNumber);
  await user.click(taxNumber);
  await user.paste('91350100M000100Y44');
  await user.click(email);
  await user.paste('finance@example.com');
  await user.click(send());
  expect(await screen.findByText(/^The check character does not fit/)).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.clear(taxNumber);
  await user.click(taxNumber);
  await user.paste('91350100M000100Y43');
  gateway.answer({ askInvoice: refuse('STATEMENT_INVOICED', null, { months: '2026-09' }) });
  await user.click(send());
  expect(
    await screen.findByText('An invoice over 2026-09 was already asked for or issued'),
  ).toBeInTheDocument();
  expect(email).toHaveValue('finance@example.com');
  await waitFor(() => expect(gateway.sent('getInvoiceDesk').length).toBeGreaterThan(1));
  gateway.answer({ askInvoice: waiting });
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.bodies('askInvoice').at(-1)).toEqual({
    ...{ statementIds: [id(6), id(3)], kind: 'ordinary', way: 'email', title: 'Example Trading' },
    ...{ taxNumber: '91350100M000100Y43', email: 'finance@example.com' },
  });
}, 60_000);

it('shows what became of each: waiting can be withdrawn, a rejection says why, a wrong invoice stands below the right one', async () => {
  const [right, wrong] = [
    paper(7),
    { ...paper(8), replacedAt: '2026-10-04T00:00:00Z', reason: 'Wrong title' },
  ];
  const issued: InvoiceRequest = { ...waiting, requestId: id(8), status: 'issued', invoices: [right, wrong] };
  const rejected: InvoiceRequest = { ...waiting, requestId: id(9), status: 'rejected', reason: 'No company' };
  gateway.answer({ listInvoiceRequests: listed(waiting, issued, rejected), withdrawInvoice: waiting });
  const { user, container } = open();
  const rows = await screen.findAllByRole('listitem');
  const [first, second, third] = rows.map((row) => within(row));
  expect(first!.getByText('¥3,000.50')).toBeInTheDocument();
  expect(first!.getByText('Over 2026-08, 2026-09')).toBeInTheDocument();
  expect(first!.getByText('By e-mail to finance@example.com')).toBeInTheDocument();
  expect(second!.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    `Download the invoice, number ${right.number}`,
    `Download the old one, number ${wrong.number}`,
  ]);
  expect(second!.getByText(/It was replaced .*: Wrong title$/)).toBeInTheDocument();
  expect(third!.getByText('No company')).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await user.click(first!.getByRole('button', { name: /^Withdraw: ¥3,000.50/ }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(gateway.bodies('withdrawInvoice')).toEqual([{ requestId: id(1) }]));
});

it('what an operator has in hand is being issued, and cannot be withdrawn', async () => {
  gateway.answer({ listInvoiceRequests: listed({ ...waiting, isTaken: true }) });
  open();
  expect(await screen.findByText('Being issued')).toBeInTheDocument();
  expect(screen.getByText(/^An operator has begun, so it cannot be withdrawn/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
});

it('says that there is none yet, that no month is closed, and asks again after a failure', async () => {
  gateway.answer({ listInvoiceRequests: cut, getInvoiceDesk: { ...desk, statements: [] } });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ listInvoiceRequests: listed() });
  await user.click(again);
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask for an invoice' }));
  expect(await screen.findByText(/^There is no closed month/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit request' })).not.toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { approval, buildPlacedOrder, buildUserInfo } from '../../test/factories';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { APPLICATION, application } from '../../test/registrations';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';

const PACKAGE = '01990000-0000-7000-8000-000000000001';
const gateway = fakeGateway(() => ({
  listPackages: [
    {
      packageId: PACKAGE,
      code: 'basic',
      name: 'Basic',
      description: '',
      isOwn: false,
      positionClass: null,
      standardPrice: null,
      price: 6800,
      workingDays: 2,
      items: [
        {
          itemCode: 'education',
          name: 'Education',
          copies: 1,
          category: 'education' as const,
          price: 6800,
          workingDays: 2,
          sensitive: false,
          fields: ['education' as const],
          worked: 'manual' as const,
          reason: null,
        },
      ],
    },
  ],
  getOrderDraft: {
    content: { name: 'Somebody else', mobile: '13911110009' },
    savedAt: '2026-11-24T02:00:00.000Z',
    generation: 3,
  },
  quoteOrder: {
    price: 6800,
    available: 100_000,
    held: 0,
    enough: true,
    promisedDate: '2026-12-09',
    promisedEstimate: false,
    items: [],
    duplicates: [],
  },
  getOrderTerms: { isContractSigned: true, budgets: [], approval },
  getApplication: application(),
  placeOrder: buildPlacedOrder(),
}));
beforeAll(() => loadPhrases('initiate'));
const open = () =>
  render(<InitiatePage />, {
    route: `/initiateBack?application=${APPLICATION}`,
    userInfo: buildUserInfo({ permissions: ['check.order', 'registration.manage'] }),
  });

it('a check begun from an application has its name and phone, takes along what was entered, and is nobody’s draft', async () => {
  const { user } = open();
  expect(await screen.findByText(/Li Ming applied with the form “Warehouse staff”/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Li Ming');
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('13900000001');
  await user.click(screen.getByRole('radio', { name: 'Basic' }));
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 'Picker');
  await screen.findByText('Available after');
  const review = screen.getByRole('button', { name: 'Review order' });
  await waitFor(() => expect(review).toBeEnabled());
  await user.click(review);
  await user.click(await screen.findByRole('button', { name: /^Place the order|^Place order|^Order/ }));
  await waitFor(() => expect(gateway.sent('placeOrder')).toHaveLength(1));
  expect(gateway.bodies('placeOrder')[0]).toMatchObject({
    applicationId: APPLICATION,
    candidate: { name: 'Li Ming', mobile: '13900000001' },
  });
  expect(gateway.sent('saveOrderDraft')).toHaveLength(0);
});

it('an application that its applicant has deleted is said to be, and leads to the others: another try would bring nothing', async () => {
  gateway.answer({ getApplication: refuse('NOT_FOUND') });
  open();
  expect(await screen.findByText('This application is deleted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Job registration' })).toHaveAttribute('href', '#/jobRegistration');
});

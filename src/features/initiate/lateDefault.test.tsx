import { act, screen, waitFor } from '@testing-library/react';
import { sayWords } from '../../i18n/dictWords';
import { loadPhrases } from '../../i18n/i18n';
import type { DataOf } from '../../test/answers';
import { approval, buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';

const basic: DataOf<'listPackages'>[number] = {
  packageId: '01990000-0000-7000-8000-000000000001',
  code: 'basic',
  name: 'Basic',
  description: 'For every position',
  isOwn: false,
  positionClass: null,
  standardPrice: null,
  price: 6800,
  workingDays: 2,
  items: [],
};
fakeGateway(() => ({
  listPackages: [basic],
  getOrderDraft: { content: null, savedAt: null, generation: 0 },
  saveOrderDraft: { kept: true, generation: 0 },
  getOrderTerms: { isContractSigned: true, budgets: [], approval },
}));

beforeAll(() => loadPhrases('initiate'));

const inForce = [
  { value: 'driver', label: 'Drivers', isOffered: true, isDefault: true },
  { value: 'general', label: 'Anybody', isOffered: true, isDefault: false },
];

it('begins with the kind of position that operators put first, also where that is told a moment later', async () => {
  const { user } = render(
    <main>
      <InitiatePage />
    </main>,
    { route: '/initiateBack', userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );
  const choice = () => screen.getByRole('combobox', { name: /^Kind of position/ });
  await waitFor(() => expect(choice()).toHaveValue('general'));
  act(() => sayWords('en', { positionClass: inForce }, ['signedIn']));
  expect(choice()).toHaveValue('driver');
  // Once something is typed, what was chosen stays.
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Zhao Min');
  const others = inForce.map((one) => ({ ...one, isDefault: one.value === 'general' }));
  act(() => sayWords('en', { positionClass: others }, ['signedIn']));
  expect(choice()).toHaveValue('driver');
  act(() => sayWords('en', {}, ['signedIn']));
});

import { nameAlone } from '@probity/contract/rules/batch/untidyName';
import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { approval, buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { packageItem } from '../../test/packages';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';
import { emptyOrder, orderFaults } from './orderValues';

fakeGateway(() => ({
  listPackages: [
    {
      ...{ packageId: '01990000-0000-7000-8000-000000000001', code: 'basic', name: 'Basic', description: '' },
      ...{ isOwn: false, positionClass: null, standardPrice: null, price: 500, workingDays: 1 },
      items: [packageItem()],
    },
  ],
  getOrderDraft: { content: null, savedAt: null, generation: 0 },
  saveOrderDraft: { kept: true, generation: 0 },
  getOrderTerms: { isContractSigned: true, budgets: [], approval },
}));
beforeAll(() => loadPhrases('initiate'));

it('what is noted beside a name is told at its field, with the name alone to take', async () => {
  const { user } = render(<InitiatePage />, {
    route: '/initiateBack',
    userInfo: buildUserInfo({ permissions: ['check.order'] }),
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Wang Wei (intern)');
  await user.click(screen.getByRole('button', { name: 'Take “Wang Wei”' }));
  expect(name).toHaveValue('Wang Wei');
  expect(name).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Take “/ })).not.toBeInTheDocument();
});

it.each([
  ['王伟（实习）', '王伟'],
  ['李 四', '李四'],
  ['李先生', undefined],
])('an order for %s is refused as in a list, and %s is proposed', (name, alone) => {
  const faults = orderFaults({ ...emptyOrder, name }, undefined);
  expect(faults).toContainEqual({ name: 'name', key: 'initiate.candidate.nameNotes' });
  expect(nameAlone(name)).toBe(alone);
});

it('another name in brackets belongs to the name', () => {
  const faults = orderFaults({ ...emptyOrder, name: '王小明（Tom）' }, undefined);
  expect(faults.map(({ name }) => name)).not.toContain('name');
});

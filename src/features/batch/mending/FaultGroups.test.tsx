import { screen } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { buildBatch } from '../../../test/batchResults';
import { render } from '../../../test/render';
import { FaultGroups } from './FaultGroups';

beforeAll(() => loadPhrases('batch'));

it('rows without a position get one for all alike', async () => {
  const group = {
    ...{ key: 'positionTitle.positionMissing', field: 'positionTitle' as const, count: 6 },
    ...{ msg: 'The position is missing', sample: '', mend: null },
  };
  const mend = jest.fn();
  const change = { isRunning: false, refusal: undefined, undo: jest.fn(), mend, settle: jest.fn() };
  const { user } = render(
    <FaultGroups batch={buildBatch({ groups: [group] })} change={change} onShow={() => {}} />,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Position for all of them' }), ' Driver');
  await user.click(screen.getByRole('button', { name: 'Take it for all' }));
  expect(mend).toHaveBeenCalledWith(group.key, { choice: 'Driver' });
});

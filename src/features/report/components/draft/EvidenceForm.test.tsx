import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedInput } from '../../../../lib/unsavedInput';
import { loadPhrases } from '../../../../i18n/i18n';
import { refuse } from '../../../../test/answers';
import { expectNoAxeFaults } from '../../../../test/axe';
import { buildEvidence } from '../../../../test/factories';
import { fakeGateway } from '../../../../test/fakeGateway';
import { render } from '../../../../test/render';
import { EvidenceForm } from './EvidenceForm';

const gateway = fakeGateway();
const checkItemId = '0190a1b2-0000-7000-8000-000000000002';

beforeAll(() => loadPhrases('report'));

function open() {
  const handleDone = jest.fn();
  const ui = (
    <EvidenceForm
      checkId="0190a1b2-0000-7000-8000-000000000001"
      checkItemId={checkItemId}
      onDone={handleDone}
    />
  );
  return { handleDone, ...render(<main>{ui}</main>) };
}
const source = () => screen.getByLabelText('Source');
const add = () => screen.getByRole('button', { name: 'Add' });

it('what is missing is told at its field, the first of which is gone to', async () => {
  const { user } = open();
  expect(source()).toHaveFocus();
  await user.click(screen.getByLabelText(/^Note/));
  await user.click(add());
  expect(await screen.findByText('Please say how you know')).toBeInTheDocument();
  expect(source()).toHaveFocus();
  expect(gateway.sent('addEvidence')).toEqual([]);
  await expectNoAxeFaults();
});

it('a source that is refused is told at its field; what was typed stays, and is known to be unsaved', async () => {
  const fields = [{ path: 'source', msg: 'Please name a person or an office' }];
  gateway.answer({ addEvidence: refuse('FIELDS_WRONG', { fields }) });
  const { user, handleDone } = open();
  expect(hasUnsavedInput()).toBe(false);
  await user.type(source(), 'x');
  expect(hasUnsavedInput()).toBe(true);
  await user.selectOptions(screen.getByLabelText('Method'), 'phone');
  await user.click(add());
  expect(await screen.findByText('Please name a person or an office')).toBeInTheDocument();
  expect(source()).toHaveFocus();
  expect(handleDone).not.toHaveBeenCalled();

  gateway.answer({ addEvidence: buildEvidence() });
  // Enter submits, as in every form.
  await user.type(source(), 'y{Enter}');
  await waitFor(() => expect(handleDone).toHaveBeenCalled());
  expect(gateway.bodies('addEvidence').at(-1)).toMatchObject({ checkItemId, source: 'xy', method: 'phone' });
});

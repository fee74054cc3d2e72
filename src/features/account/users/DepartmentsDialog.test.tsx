import { screen, waitFor, within } from '@testing-library/react';
import { LeaveQuestion } from '../../../app/routing/LeaveQuestion';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { DepartmentsDialog } from './DepartmentsDialog';

const gateway = fakeGateway({ listDepartments: [] });

beforeAll(() => loadPhrases('account', 'accountUsers'));

it('what is typed of a department is asked about before the dialog throws it away', async () => {
  const handleClose = jest.fn();
  const { user } = render(
    <>
      <DepartmentsDialog onClose={handleClose} />
      <LeaveQuestion />
    </>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add a department' }));
  await user.type(await dialog.findByLabelText('Name'), 'Sales');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(handleClose).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(dialog.getByLabelText('Name')).toHaveValue('Sales');

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(gateway.sent('saveDepartment')).toEqual([]);
});

it('a refusal of a field stands there alone; one of no field is a toast', async () => {
  gateway.answer({ saveDepartment: refuse('DEPARTMENT_NAME_TAKEN') });
  const { user } = render(<DepartmentsDialog onClose={jest.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add a department' }));
  const name = await dialog.findByLabelText('Name');
  await user.type(name, 'Sales');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toBeInvalid());
  const words = name
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  // Longer than a failure waits for a form to take it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByText(words.filter(Boolean).at(-1)!)).toHaveLength(1);
  expect(document.querySelector('.notistack-Snackbar')).toBeNull();

  gateway.answer({ saveDepartment: refuse('TOO_MANY_REQUESTS') });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.querySelector('.notistack-Snackbar')).not.toBeNull());
  expect(name).toHaveValue('Sales');
});

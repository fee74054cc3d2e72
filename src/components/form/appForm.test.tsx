import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { validatePhone } from '@probity/contract/rules/phone';
import type { GatewayError } from '../../api/transport/gatewayError';
import { useSubmit } from '../../api/transport/useSubmit';
import { changeLanguage } from '../../i18n/i18n';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { FieldLine } from './FieldLine';
import { FieldMenu } from './FieldMenu';
import { FieldRadios } from './FieldRadios';
import { FormDialog } from './FormDialog';
import { useAppForm } from './useAppForm';

type Reply = { data?: string; error?: unknown };
const empty = { decision: '', note: '', mobile: '', kind: '' };
const labels = { note: 'Note', mobile: 'Phone number', kind: 'Kind' };

function Decide({ call, onClose }: { call: (mobile: string) => Promise<Reply>; onClose: () => void }) {
  const form = useAppForm(empty, {
    decision: (value) => (value === '' ? { key: 'validation.password.required' } : undefined),
    note: (value, { decision }) =>
      decision === 'refuse' && value.length < 4
        ? { key: 'components.errorSummary.title', values: { count: 4 } }
        : undefined,
    mobile: validatePhone,
  });
  const { send, isRunning } = useSubmit(call, { form, codes: { 1009: 'mobile' }, onDone: onClose });
  return (
    <FormDialog
      title="Decide"
      submitLabel="Send"
      onSubmit={form.submit(({ mobile }) => send(mobile))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <FieldRadios
        field={form.field('decision')}
        label="Decision"
        options={[
          { value: 'accept', label: 'Accept' },
          { value: 'refuse', label: 'Refuse' },
        ]}
      />
      <FieldLine field={form.field('note')} label={labels.note} rows={2} />
      <FieldLine field={form.field('mobile')} label={labels.mobile} />
      <FieldMenu
        field={form.field('kind')}
        label={labels.kind}
        emptyLabel="None"
        options={[{ value: 'paper', label: 'Paper' }]}
      />
    </FormDialog>
  );
}

function Opener({ call = async () => ({ data: 'done' }) }: { call?: (mobile: string) => Promise<Reply> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Decide call={call} onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(call?: (mobile: string) => Promise<Reply>) {
  const { user } = render(<Opener call={call} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

const refusal = (part: Partial<GatewayError>): Reply => ({ error: { kind: 'business', msg: '', ...part } });

it.each([true, false])('a choice is named by its question, drawn: %s', (isLabelDrawn) => {
  function Ask() {
    const options = [{ value: 'accept' as const, label: 'Accept' }];
    const form = useAppForm({ decision: '' as 'accept' | '' }, {});
    return (
      <FieldRadios
        field={form.field('decision')}
        label="Decision"
        isLabelDrawn={isLabelDrawn}
        options={options}
      />
    );
  }
  render(<Ask />);
  const group = screen.getByRole('radiogroup', { name: 'Decision' });
  // What is drawn is what is read out, and only once.
  const drawn = screen.queryByText('Decision');
  expect(group.getAttribute('aria-labelledby')).toBe(isLabelDrawn ? drawn!.id : null);
  expect(group.hasAttribute('aria-label')).toBe(!isLabelDrawn);
});

it('the focus goes in with the dialog and back with it', async () => {
  const user = await open();
  expect(screen.getByLabelText('Accept')).toHaveFocus();
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('faults stand at their fields in the order of the screen, the first has the focus, and mended they go', async () => {
  const call = jest.fn(async () => ({ data: 'done' }));
  const user = await open(call);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Accept')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a password');
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Please enter a phone number!');
  await user.click(screen.getByLabelText('Refuse'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('There are problems with 4 fields');
  // Changing the decision removes the fault that it alone caused at the note.
  await user.click(screen.getByLabelText('Accept'));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(''));
  expect(call).not.toHaveBeenCalled();
});

it('a fault is said in the language of the moment, and a sentence of the gateway goes with its language', async () => {
  const user = await open(async () => refusal({ code: 1009, msg: 'This phone is in use' }));
  const phone = () => document.querySelector('[name=mobile]');
  await user.click(screen.getByLabelText('Accept'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(phone()).toHaveAccessibleDescription('Please enter a phone number!'));
  await act(() => changeLanguage('zh-CN'));
  expect(phone()).toHaveAccessibleDescription('请输入手机号');
  await act(() => changeLanguage('en'));
  await user.type(phone()!, '13800000000{Enter}');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription('This phone is in use'));
  expect(phone()).toHaveFocus();
  await act(() => changeLanguage('zh-CN'));
  expect(phone()).toHaveAccessibleDescription('');
  expect(phone()).toHaveValue('13800000000');
  await act(() => changeLanguage('en'));
});

it('what the gateway refuses by path stands at its field, and stays while another is mended', async () => {
  const fields = [
    { path: 'kind', msg: 'Not this kind' },
    { path: 'elsewhere', msg: 'Not of this form' },
  ];
  const user = await open(async () => refusal({ code: 1000, data: { fields } }));
  await user.click(screen.getByLabelText('Accept'));
  await user.type(screen.getByLabelText('Phone number'), '13800000000{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveFocus());
  await user.type(screen.getByLabelText('Note'), 'x');
  expect(screen.getByLabelText('Kind')).toHaveAccessibleDescription('Not this kind');
  await user.selectOptions(screen.getByLabelText('Kind'), 'paper');
  await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveAccessibleDescription(''));
});

it('pressed twice it is sent once, and nothing closes it meanwhile', async () => {
  let answer: (reply: Reply) => void = () => {};
  const call = jest.fn(() => new Promise<Reply>((resolve) => (answer = resolve)));
  const user = await open(call);
  await user.click(screen.getByLabelText('Accept'));
  await user.type(screen.getByLabelText('Phone number'), '13800000000{Enter}{Enter}{Enter}');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Decide' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).not.toBeInTheDocument();
  await act(async () => answer({ data: 'done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['Escape', (user: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
  [
    'Back',
    (user: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Back' })),
  ],
  [
    'a press beside it',
    (user: Awaited<ReturnType<typeof open>>) => user.click(document.querySelector('.MuiDialog-container')!),
  ],
])('%s asks before it throws away what was typed', async (_way, leave) => {
  const user = await open();
  await user.type(screen.getByLabelText('Note'), 'because');
  expect(hasUnsavedInput()).toBe(true);
  await leave(user);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText('Note')).toHaveValue('because');
  await leave(user);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(hasUnsavedInput()).toBe(false);
});

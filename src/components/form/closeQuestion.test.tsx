import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../test/render';
import { FieldLine } from './FieldLine';
import { FormDialog } from './FormDialog';
import { useAppForm } from './useAppForm';

const rules = {
  note: (value: string) => (value === '' ? { key: 'validation.password.required' } : undefined),
};

function Note({ onClose }: { onClose: () => void }) {
  const form = useAppForm({ note: '' }, rules);
  return (
    <FormDialog
      title="A note"
      submitLabel="Send"
      onSubmit={form.submit(onClose)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={false}
    >
      <FieldLine field={form.field('note')} label="Note" />
    </FormDialog>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Note onClose={() => setOpen(false)} /> : <p>Closed</p>;
}

const ways = ['Escape', 'a click beside it', 'Back'] as const;

async function closeBy(way: (typeof ways)[number], user: ReturnType<typeof render>['user']) {
  if (way === 'Escape') await user.keyboard('{Escape}');
  else if (way === 'Back') await user.click(screen.getByRole('button', { name: 'Back' }));
  else await user.click(document.querySelector('.MuiDialog-container')!);
}

const question = 'Leave without saving?';

describe.each(ways)('closed by %s', (way) => {
  it('without typed text it closes at once', async () => {
    const { user } = render(<Opener />);
    await closeBy(way, user);
    expect(await screen.findByText('Closed')).toBeInTheDocument();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('with typed text it asks once: kept, the text stands; thrown away, the dialog is closed', async () => {
    const { user } = render(<Opener />);
    await user.type(screen.getByLabelText('Note'), 'half a sentence');
    await closeBy(way, user);
    const asked = await screen.findByRole('dialog', { name: question });
    expect(asked).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
    await closeBy(way, user);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Closed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  });

  it('text that is taken back again is no typed text', async () => {
    const { user } = render(<Opener />);
    await user.type(screen.getByLabelText('Note'), 'x{Backspace}');
    await closeBy(way, user);
    expect(await screen.findByText('Closed')).toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../test/render';
import { ConfirmDialog } from './ConfirmDialog';
import { TextLine } from '../form/TextLine';

function Reason() {
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      title="Open this item again?"
      confirmLabel="Open again"
      onConfirm={() => setTried(true)}
      onCancel={() => {}}
    >
      <TextLine
        name="reason"
        label="Why"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={wasTried && text === '' ? 'Please say why' : undefined}
      />
    </ConfirmDialog>
  );
}

it('a field that the deed finds faulty takes the focus, and says what is wrong', async () => {
  const { user } = render(<Reason />);
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(screen.getByLabelText('Why')).toHaveFocus());
  expect(screen.getByLabelText('Why')).toHaveAccessibleDescription('Please say why');
});

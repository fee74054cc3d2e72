import { screen, waitFor } from '@testing-library/react';
import { render } from '../../test/render';
import { CountdownButton } from './CountdownButton';

function draw(onSend: () => Promise<number | undefined>) {
  return render(
    <form>
      <input aria-label="Code" autoComplete="one-time-code" />
      <CountdownButton name="code-focus" onSend={onSend} />
    </form>,
  );
}

it('a code on its way leads the focus to its field', async () => {
  const { user } = draw(() => Promise.resolve(60));
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
});

it('a code that was not sent leaves the focus at its button', async () => {
  const { user } = draw(() => Promise.resolve(undefined));
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Send code' })).toHaveFocus();
});

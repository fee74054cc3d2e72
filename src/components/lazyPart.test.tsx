import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import * as reload from '../lib/reloadOnce';
import { render } from '../test/render';
import { lazyPart } from './lazyPart';

const FAILED = 'This part could not be loaded. Please check the connection and try again.';
const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Fails on every attempt of one load, then answers. */
function failingOnce<Props>(part: ComponentType<Props>) {
  const load = jest.fn<Promise<ComponentType<Props>>, []>().mockResolvedValue(part);
  for (let count = 0; count < 3; count += 1) load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  return load;
}

beforeEach(() => {
  // As with unsaved input, or after one reload.
  jest.spyOn(reload, 'reloadOnce').mockResolvedValue(false);
});

it('a part that cannot be fetched leaves what was typed around it, and comes with Try again', async () => {
  const load = failingOnce(Hello);
  const Part = lazyPart(load, { Meanwhile: () => <p>on its way</p> });
  const { user } = render(
    <>
      <input aria-label="Findings" />
      <Part name="Ann" />
    </>,
  );
  expect(screen.getByText('on its way')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Findings'), 'graduated in 2014');
  expect(await screen.findByText(FAILED, undefined, { timeout: 4000 })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
  expect(screen.getByLabelText('Findings')).toHaveValue('graduated in 2014');
});

it('a dialog that cannot be fetched is closed with a toast, and opens at the next click', async () => {
  const Dialog = lazyPart(failingOnce((_props: { onClose: () => void }) => <div role="dialog" />));
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Share</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { user } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(FAILED, undefined, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import * as reload from '../lib/reloadOnce';
import { pageHost } from '../test/pageHost';
import { render } from '../test/render';
import { useUnsavedInput } from '../lib/unsavedInput';
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

describe('in a tab from before an update', () => {
  const page = pageHost();
  function Form() {
    const [text, setText] = useState('');
    useUnsavedInput(text !== '');
    return <input aria-label="Findings" value={text} onChange={(event) => setText(event.target.value)} />;
  }
  const open = () => {
    document.body.insertAdjacentHTML('beforeend', '<template id="program">main.old.js</template>');
    const Part = lazyPart(failingOnce(Hello));
    return render(
      <>
        <Form />
        <Part name="Ann" />
      </>,
    );
  };
  afterEach(() => document.getElementById('program')?.remove());
  const wait = { timeout: 4000 };

  it('no try is offered that cannot succeed but the reload, and what it costs is said', async () => {
    page.answer(() => Promise.resolve({ ok: true, text: () => Promise.resolve('main.new.js') }));
    const { user } = open();
    await user.type(screen.getByLabelText('Findings'), 'graduated');
    expect(
      await screen.findByText(/was updated .* will be lost: save or copy it first/, {}, wait),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Findings')).toHaveValue('graduated');
  });

  it('with nothing unsaved it says that nothing is lost; the same build is tried again', async () => {
    page.answer(() => Promise.resolve({ ok: true, text: () => Promise.resolve('main.new.js') }));
    const { unmount } = open();
    expect(await screen.findByText(/Nothing you typed is lost/, {}, wait)).toBeVisible();
    unmount();
    document.getElementById('program')?.remove();
    page.answer(() => Promise.resolve({ ok: true, text: () => Promise.resolve('… main.old.js …') }));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' }, wait)).toBeVisible();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { changeLanguage } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { CopyField } from './CopyField';
import { CountdownButton } from './CountdownButton';
import { FileDrop } from './FileDrop';

const MB = 1024 * 1024;
/** jsdom's own File, as the input provides it. */
const file = (name: string, size = 10) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

it('the countdown of a code goes on after a reload', async () => {
  const onSend = jest.fn().mockResolvedValue(60);
  const first = render(<CountdownButton name="code-login" onSend={onSend} />);
  await first.user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
  first.unmount();
  render(<CountdownButton name="code-login" onSend={onSend} />);
  expect(screen.getByRole('button', { name: /Send again in (60|59) s/ })).toBeDisabled();
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('a code that was not sent may be asked for at once', async () => {
  const { user } = render(<CountdownButton name="code-x" onSend={() => Promise.resolve(undefined)} />);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
});

it('a link is copied with one press', async () => {
  const { user, container } = render(<CopyField label="Link" value="https://example.invalid/#/x" />);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('https://example.invalid/#/x');
  await expectNoAxeFaults(container);
});

it('a link is copied at once where the browser allows it, and otherwise with the press it offers', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no press'));
  const { user } = render(<CopyField label="Link" value="https://example.invalid/#/x" copiesAtOnce />);
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

it('files: takes the right ones, refuses wrong ones in words, shows progress and removes', async () => {
  const onAdd = jest.fn();
  const onRemove = jest.fn();
  const onRetry = jest.fn();
  const { container, user } = render(
    <FileDrop
      label="Signed form"
      extensions={['pdf', 'jpg']}
      maxBytes={10 * MB}
      isMultiple
      files={[
        { id: '1', name: 'form.pdf', share: 0.4 },
        { id: '2', name: 'bad.pdf', error: 'File type not allowed' },
      ]}
      onAdd={onAdd}
      onRemove={onRemove}
      onRetry={onRetry}
    />,
  );
  const input = screen.getByLabelText('Signed form');
  const choose = (...files: File[]) => fireEvent.change(input, { target: { files } });
  choose(file('a.PDF'));
  expect(onAdd.mock.calls[0][0]).toHaveLength(1);
  choose(file('a.exe'));
  expect(screen.getByText('a.exe is not one of: pdf, jpg.')).toBeInTheDocument();
  choose(file('large.pdf', 11 * MB));
  expect(screen.getByText('large.pdf is larger than 10 MB.')).toBeInTheDocument();
  choose(file('none.pdf', 0));
  expect(screen.getByText('none.pdf is empty.')).toBeInTheDocument();
  // Chosen together, each that is refused is named.
  choose(file('a.exe'), file('notes.txt'), file('large.pdf', 11 * MB));
  expect(screen.getByText(/^a\.exe is not .* notes\.txt is not .* large\.pdf is larger/)).toBeInTheDocument();
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('progressbar', { name: 'Uploading form.pdf, 40%' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove bad.pdf' }));
  expect(onRemove).toHaveBeenCalledWith('2');
  await user.click(screen.getByRole('button', { name: 'Try again: bad.pdf' }));
  expect(onRetry).toHaveBeenCalledWith('2');
  await expectNoAxeFaults(container);
});

it('files: one that is still on its way is not called missing', () => {
  const props = {
    label: 'Slip',
    extensions: ['pdf'],
    maxBytes: MB,
    error: 'Add the slip',
    onAdd: jest.fn(),
    onRemove: jest.fn(),
  };
  const draw = (share?: number) => (
    <FileDrop {...props} files={[{ id: '1', name: 'slip.pdf', share }]} onRetry={jest.fn()} />
  );
  const { rerender } = render(draw(0.4));
  expect(screen.getByText(/^Wait for the upload/)).toBeInTheDocument();
  expect(screen.queryByText('Add the slip')).not.toBeInTheDocument();
  rerender(draw());
  expect(screen.getByText('Add the slip')).toBeInTheDocument();
});

it('files: of more than there may be the first are taken, and it is said; removing one makes room again', async () => {
  const onAdd = jest.fn();
  const { user } = render(
    <FileDrop
      label="Proof"
      extensions={['pdf']}
      maxBytes={MB}
      isMultiple
      most={3}
      files={[{ id: '1', name: 'there.pdf' }]}
      onAdd={onAdd}
      onRemove={jest.fn()}
      onRetry={jest.fn()}
    />,
  );
  fireEvent.change(screen.getByLabelText('Proof'), {
    target: { files: ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name)) },
  });
  expect(onAdd.mock.calls).toEqual([
    [[expect.objectContaining({ name: 'a.pdf' }), expect.objectContaining({ name: 'b.pdf' })]],
  ]);
  expect(screen.getByRole('button', { name: 'Proof: Choose a file' })).toHaveAccessibleDescription(
    /You can add up to 3 files\. Not added: c\.pdf/,
  );
  await user.click(screen.getByRole('button', { name: 'Remove there.pdf' }));
  expect(screen.queryByText(/You can add up to 3 files/)).not.toBeInTheDocument();
});

it.each([
  ['en', 'pdf, jpg, up to 1 MB. Every line readable'],
  ['zh-CN', '支持 pdf、jpg，不超过 1 MB。Every line readable'],
] as const)('what may be uploaded is punctuated as its language is: %s', async (lang, hint) => {
  await act(() => changeLanguage(lang));
  const files = { files: [], onAdd: jest.fn(), onRemove: jest.fn(), onRetry: jest.fn() };
  render(
    <FileDrop label="Form" help="Every line readable" extensions={['pdf', 'jpg']} maxBytes={MB} {...files} />,
  );
  expect(screen.getByText(hint)).toBeInTheDocument();
  await act(() => changeLanguage('en'));
});

it('only where there is a mouse does it speak of dropping; a phone takes a photo, where one may be given, or chooses a file', async () => {
  const drop = (extensions: string[]) =>
    render(
      <FileDrop
        label="Form"
        extensions={extensions}
        maxBytes={MB}
        files={[]}
        onAdd={jest.fn()}
        onRemove={jest.fn()}
        onRetry={jest.fn()}
      />,
    );
  const mouse = drop(['pdf', 'jpg']);
  expect(screen.getByText('or drop it here')).toBeInTheDocument();
  mouse.unmount();
  const listening = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
  const media = Object.fromEntries(listening.map((name) => [name, jest.fn()]));
  window.matchMedia = ((query: string) => ({
    ...media,
    matches: query === '(pointer: coarse)',
  })) as unknown as typeof window.matchMedia;
  const phone = drop(['pdf', 'jpg']);
  const input = screen.getByLabelText('Form');
  // What the browser would be asked for at the moment of the press.
  const asked: (string | null)[][] = [];
  input.addEventListener('click', () =>
    asked.push([input.getAttribute('capture'), input.getAttribute('accept')]),
  );
  await phone.user.click(screen.getByRole('button', { name: 'Form: Take a photo' }));
  await phone.user.click(screen.getByRole('button', { name: 'Form: Choose a file' }));
  expect(asked).toEqual([
    ['environment', 'image/jpeg'],
    [null, '.pdf,.jpg'],
  ]);
  expect(screen.queryByText('or drop it here')).not.toBeInTheDocument();
  phone.unmount();
  drop(['pdf']);
  expect(screen.queryByRole('button', { name: /Take a photo/ })).not.toBeInTheDocument();
  delete (window as { matchMedia?: unknown }).matchMedia;
});

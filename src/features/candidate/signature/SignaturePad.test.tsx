import { fireEvent, screen } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { PNG, stubCanvas } from '../../../test/canvas';
import { render } from '../../../test/render';
import { SignaturePad } from './SignaturePad';

beforeAll(() => loadPhrases('candidate'));

describe('signature', () => {
  let drawn: string[];
  beforeEach(() => {
    drawn = stubCanvas();
  });

  /** A stroke of the mouse, in pixels of the screen: the canvas is half as wide there as its PNG. */
  const stroke = (canvas: HTMLElement, to: number) => {
    const at = (clientX: number, buttons: number) => ({ clientX, clientY: 10, buttons });
    // jsdom has no PointerEvent.
    fireEvent.mouseDown(canvas, at(0, 1));
    fireEvent.mouseMove(window, at(to, 1));
    fireEvent.mouseUp(window, at(to, 0));
  };

  it('drawn: a PNG after enough ink, nothing for a slip, nothing after a wipe', async () => {
    const onChange = jest.fn();
    const { user, container } = render(<SignaturePad onChange={onChange} />);
    const canvas = screen.getByRole('img', { name: 'Area to draw the signature' });
    stroke(canvas, 5);
    expect(drawn).toContain('ink');
    expect(onChange).toHaveBeenLastCalledWith('', 'drawn');
    stroke(canvas, 31);
    expect(onChange).toHaveBeenLastCalledWith(PNG, 'drawn');
    await user.click(screen.getByRole('button', { name: 'Clear signature' }));
    expect(onChange).toHaveBeenLastCalledWith('', 'drawn');
    expect(drawn.at(-1)).toBe('clear');
    expect(screen.getByRole('img', { name: 'Area to draw the signature' })).toBeInTheDocument();
    await expectNoAxeFaults(container);
  });

  it('typed by the keyboard alone: a PNG too', async () => {
    const onChange = jest.fn();
    const { user, container } = render(<SignaturePad onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Type my name instead' }));
    await user.type(screen.getByLabelText('Your full name as signature'), 'Li Wei');
    expect(onChange).toHaveBeenLastCalledWith(PNG, 'typed');
    expect(drawn.at(-1)).toBe('Li Wei');
    await expectNoAxeFaults(container);
  });
});

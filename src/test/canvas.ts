/** The PNG of a stubbed canvas, which jsdom does not have. */
export const PNG = 'data:image/png;base64,AAAA';

/**
 * Gives every canvas a context until the test ends. A canvas is 480 px wide on screen.
 * @returns the drawing operations in order: 'clear', 'ink', and each text
 */
export function stubCanvas(): string[] {
  const drawn: string[] = [];
  const nothing = () => {};
  let scale = 1;
  const context = {
    clearRect: () => drawn.push('clear'),
    arc: () => drawn.push('ink'),
    fillText: (text: string) => drawn.push(text),
    measureText: () => ({ width: 100 }),
    getTransform: () => ({ a: scale }),
    setTransform: (a: number) => (scale = a),
    resetTransform: () => (scale = 1),
    ...{ beginPath: nothing, closePath: nothing, moveTo: nothing, lineTo: nothing },
    ...{ fill: nothing, fillRect: nothing, stroke: nothing, save: nothing, restore: nothing },
  };
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'toDataURL').mockReturnValue(PNG);
  jest
    .spyOn(canvas, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 480, height: 180 } as DOMRect);
  return drawn;
}

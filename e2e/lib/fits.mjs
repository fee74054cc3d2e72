/**
 * What does not fit its place in the list of a page, in words; to be run inside the page.
 * - a cell, or what stands in it, is wider than its room;
 * - a word of Latin letters or digits goes over two lines;
 * - a line of a card is cut;
 * - the list scrolls sideways.
 * @returns {string[]}
 */
export function faultsOfFit() {
  const grid = document.querySelector('[role=grid]');
  if (!grid) return ['no list'];
  const faults = [];
  const scroller = grid.parentElement;
  if (scroller.scrollWidth > scroller.clientWidth)
    faults.push(`the list is ${scroller.scrollWidth - scroller.clientWidth} px too wide`);
  for (const cell of grid.querySelectorAll('th, td')) {
    const said = cell.textContent.slice(0, 40);
    if (cell.scrollWidth > cell.clientWidth) faults.push(`"${said}" spills`);
    const { left, right } = cell.getBoundingClientRect();
    for (const line of cell.querySelectorAll('.line'))
      if (line.scrollWidth > line.clientWidth) faults.push(`"${line.textContent}" is cut`);
    for (const inner of cell.querySelectorAll(':not(.line *)')) {
      const box = inner.getBoundingClientRect();
      // What is there for screen readers alone takes no room.
      if (box.width > 1 && (box.left < left - 1 || box.right > right + 1))
        faults.push(`"${said}" sticks out`);
    }
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/[\w*]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`"${word}" is broken`);
      }
    }
  }
  return [...new Set(faults)];
}

import { firstLook } from './firstLook.mjs';

it('keeps what the first look needs and leaves out states, print and motion', () => {
  const css =
    '.a{color:red;transition:color 1s;}.a:hover{color:blue;}.a.Mui-disabled,.b{margin:0;}' +
    '@media (min-width:0px){.a{padding:1px;}}@media (min-width:900px){.a{padding:2px;}.a:hover{top:0;}}' +
    '@media print{.a{display:none;}}@keyframes k{from{top:0;}to{top:1px;}}.b:focus-visible{outline:1px solid;}';
  expect(firstLook(css)).toBe(
    '.a{color:red}.b{margin:0}.a{padding:1px}@media (min-width:900px){.a{padding:2px}}.b:focus-visible{outline:1px solid}',
  );
});

it('of one property in one rule only what counts', () => {
  expect(firstLook('.a{padding:6px 8px;color:red;padding-left:1px;padding:3px;color:blue}')).toBe(
    '.a{padding-left:1px;padding:3px;color:blue}',
  );
  expect(firstLook('.a{color:red !important;color:blue}')).toBe('.a{color:red !important;color:blue}');
});

it('what no screen has is said of nobody', () => {
  const markup = '<main class="p-a MuiBox-root"><input class="p-b" type="tel"></main>';
  const kept =
    'body{margin:0}.p-a{color:red}:where([data-theme="dark"]) .p-b{color:blue}.p-a input{top:0}.p-b[type="tel"]:not(.gone){left:0}';
  const left =
    '.p-c{margin:0}.p-a.Mui-x{top:1px}.p-a p{top:2px}.p-b[aria-invalid="true"]{top:3px}time{top:4px}';
  expect(firstLook(kept + left + '@media (min-width:600px){.p-c{margin:1px}.p-b{top:5px}}', markup)).toBe(
    `${kept}@media (min-width:600px){.p-b{top:5px}}`,
  );
});

it('of the colours of variants those that the rule itself reads', () => {
  const css =
    '.a{color:var(--variant-textColor);--variant-textColor:red;--variant-outlinedColor:red;--own:1px;color:blue;background:var(--variant-containedBg);--variant-containedBg:red}';
  expect(firstLook(css)).toBe(
    '.a{--own:1px;color:blue;background:var(--variant-containedBg);--variant-containedBg:red}',
  );
});

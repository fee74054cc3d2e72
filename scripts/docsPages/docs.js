// The script of the pages for other systems: language and colours as the console keeps them, copying, contents folded on a
// phone. It runs before the first paint. Its keys are kept in step with src/i18n/languages.ts and src/theme/theme.ts.
(function () {
  const page = document.documentElement;
  const LANGUAGE = 'probity-language';
  const THEME = 'probity-theme';
  const words = {
    en: {
      pages: 'Documentation',
      copy: 'Copy',
      copied: 'Copied',
      byHand: 'Selected: press Ctrl+C or ⌘C to copy',
    },
    'zh-CN': {
      pages: '文档',
      copy: '复制',
      copied: '已复制',
      byHand: '已选中，请按 Ctrl+C 或 ⌘C 复制',
    },
  };

  function stored(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch {
      return ''; // storage is forbidden: the browser's own settings hold
    }
  }
  function keep(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // it holds for this page
    }
  }
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function paint(mode) {
    const isDark = mode === 'dark' || (mode !== 'light' && dark.matches);
    page.dataset.theme = isDark ? 'dark' : 'light';
  }
  const languageOf = (kept) =>
    kept === 'en' || kept === 'zh-CN' ? kept : /^zh\b/i.test(navigator.language) ? 'zh-CN' : 'en';

  page.classList.add('js');
  page.lang = languageOf(stored(LANGUAGE));
  paint(stored(THEME));
  dark.addEventListener('change', () => paint(stored(THEME)));

  addEventListener('DOMContentLoaded', () => {
    document.getElementById('docs-pages').setAttribute('aria-label', words[page.lang].pages);
    const articles = [...document.querySelectorAll('article.text')];
    const shown = () => articles.find((one) => one.checkVisibility());
    const headings = (article) => [...article.querySelectorAll('[id]')];

    function speak(language) {
      page.lang = language;
      document.getElementById('docs-pages').setAttribute('aria-label', words[language].pages);
      document.title = `${shown().querySelector('h1').textContent} · Probity`;
      for (const button of document.querySelectorAll('.copy')) button.textContent = words[language].copy;
      follow();
    }
    /** An address that names a heading of the other language leads to the same one in this. */
    function follow() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const from = target?.closest('article.text');
      if (!from || from === shown()) return;
      const same = headings(shown())[headings(from).indexOf(target)];
      if (same) location.replace(`#${same.id}`);
    }

    const language = document.getElementById('docs-language');
    language.hidden = false;
    language.addEventListener('click', () => {
      const next = page.lang === 'en' ? 'zh-CN' : 'en';
      keep(LANGUAGE, next);
      speak(next);
    });
    const theme = document.getElementById('docs-theme');
    theme.hidden = false;
    theme.addEventListener('click', () => {
      const next = page.dataset.theme === 'dark' ? 'light' : 'dark';
      keep(THEME, next);
      paint(next);
    });
    // Another tab of the console changed them.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === LANGUAGE) speak(languageOf(newValue));
      if (key === THEME) paint(newValue);
    });

    for (const button of document.querySelectorAll('.contents button')) {
      const open = (isOpen) => button.setAttribute('aria-expanded', String(isOpen));
      button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
      button.parentElement.addEventListener('click', ({ target }) => target.closest('a') && open(false));
    }

    for (const block of document.querySelectorAll('.code')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'copy';
      button.addEventListener('click', () => copy(block.querySelector('code'), button));
      block.prepend(button);
    }
    async function copy(code, button) {
      const own = words[page.lang];
      const isCopied = await navigator.clipboard?.writeText(code.textContent).then(
        () => true,
        () => false,
      );
      // A page without https has no clipboard: the text is selected and copied by hand.
      if (!isCopied) getSelection().selectAllChildren(code);
      const said = isCopied ? own.copied : own.byHand;
      document.getElementById('docs-said').textContent = said;
      button.textContent = said;
      setTimeout(() => (button.textContent = words[page.lang].copy), 4000);
    }

    speak(page.lang);
    addEventListener('hashchange', follow);
  });
})();

// Runs inline in index.html before the first paint, minified by the build; its hash stands in the CSP.
// 1. theme and language on <html>, 2. the fitting prerendered screen into #root, 3. the program, 4. preload of the route's chunks.
(function (routes, files) {
  var page = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch {
      return ''; // storage is forbidden: the defaults hold
    }
  }
  // Kept in step with THEME_MODE_KEY and THEME_ATTRIBUTE of src/theme/theme.ts and LANGUAGE_KEY of src/i18n.
  var mode = stored('probity-theme');
  var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-theme', isDark ? 'dark' : 'light');
  var language = /zh/.test(stored('probity-language')) ? 'zh-CN' : 'en';
  page.lang = language;

  var route = location.hash.replace(/^#\/?/, '/').split('?')[0] || '/';
  if (route.length > 1) route = route.replace(/\/$/, '');
  var template = document.querySelector(
    'template[data-route="' + CSS.escape(route) + '"][lang="' + language + '"]',
  );
  if (template) document.getElementById('root').appendChild(template.content.cloneNode(true));

  // By route: numbers of files for any language, for English, for Chinese.
  var wanted = Object.hasOwn(routes, route) ? routes[route] : [[], [], []];
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    // Cloned, because trusted types let no script's address be written by a script. webpack's files find their order.
    document.head.appendChild(document.getElementById('program').content.cloneNode(true));
    wanted[0].concat(wanted[language === 'en' ? 1 : 2]).forEach(function (number) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = '/' + files[number];
      document.head.appendChild(link);
    });
  }
  if (!template) return start();

  // Clicks on what is seen already wait for the program (src/main.tsx).
  var clicked = [];
  function hold(event) {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    clicked.push(event.target);
  }
  addEventListener('click', hold, true);
  window.endHold = function () {
    removeEventListener('click', hold, true);
    return [route, clicked];
  };
  // After the first paint: fetching and evaluating the program would hold up what is ready to be seen.
  setTimeout(start, 250); // a tab in the background paints nothing
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})('__ROUTES__', '__FILES__');

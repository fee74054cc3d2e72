// Runs inline in index.html before the first paint, minified by the build; its hash stands in the CSP. Its syntax is older than
// the program's: it tells browsers that are too old for that one.
// 1. theme and language on <html>, 2. the fitting prerendered screen into #root, 3. the program, 4. preload of the route's chunks,
// 5. where the program does not come: one reload, then words in both languages and a way to try again. A link's page asks for its
// one reply here, too, so that it comes beside the program and not after it.
(function (routes, build) {
  var page = document.documentElement;
  var root = document.getElementById('root');
  var program = document.getElementById('program');
  function stored(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch {
      return ''; // storage is forbidden: the defaults hold
    }
  }
  // Kept in step with THEME_MODE_KEY and THEME_ATTRIBUTE of src/theme/theme.ts and rememberedLanguage of src/i18n.
  var mode = stored('probity-theme');
  var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-theme', isDark ? 'dark' : 'light');
  var language = stored('probity-language');
  if (language !== 'en' && language !== 'zh-CN')
    language = /^zh\b/i.test(navigator.language) ? 'zh-CN' : 'en';
  page.lang = language;

  var route = location.hash.replace(/^#\/?/, '/').split('?')[0] || '/';
  if (route.length > 1) route = route.replace(/\/$/, '');
  // A link that can be one has a screen of its own; any other is the program's to tell. Kept in step with canBeS of
  // src/features/auth/authRules.ts.
  var s = /[?&]s=([^&]*)/.exec(location.hash);
  var name = s ? route + (/^[\w-]{16,64}$/.test(s[1]) ? '?s' : '?') : route;
  var template = document.querySelector(
    'template[data-route="' + CSS.escape(name) + '"][lang="' + language + '"]',
  );
  if (template) root.appendChild(template.content.cloneNode(true));

  // What a visitor's page reads first, asked for as the program would ask (src/api/transport/takeAhead.ts): with another session, or
  // where anything differs, the program asks by itself.
  var ahead;
  var read = /^#\/(candidate|sr|report|reportMobile)\?s=([\w-]{16,64})(&s|$)/.exec(location.hash);
  if (read) {
    try {
      var item = (key) => JSON.parse(sessionStorage.getItem('probity-' + key) || '{}').content;
      var kind = read[1] === 'candidate' ? 'invitation' : 'share';
      var path = '/gateway/bd/candidate/' + kind + '/get';
      var body = JSON.stringify({ s: read[2] });
      var headers = new Headers({
        appcode: 'bd-web',
        'accept-language': language,
        authorization: 'Bearer ' + item('magic-token'),
        'content-type': 'application/json',
      });
      var account = (item('user-info') || {}).mainId;
      if (account) headers.set('x-main-id', account);
      // Without a session in this tab the phone is proven first.
      if (item('magic-token'))
        ahead = [path, body, headers, fetch(path, { method: 'POST', headers, body }).catch(() => {})];
    } catch {
      // what is stored is not ours: the program tells
    }
  }

  // By route: numbers of parts for any language; for English; for Chinese, written short. Their names end with the build's.
  var wanted = (routes[route] || ';;').split(';');
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    // Cloned, because trusted types let no script's address be written by a script. webpack's files find their order.
    var scripts = program.content.cloneNode(true);
    for (var script of scripts.children) script.onerror = () => fail();
    document.head.append(scripts);
    var numbers = wanted[0] + ' ' + wanted[language === 'en' ? 1 : 2];
    numbers.split(' ').forEach(function (number) {
      if (!number) return;
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = '/assets/part.' + parseInt(number, 16) + '.' + build + '.js';
      document.head.appendChild(link);
    });
  }

  // Clicks on visible parts wait for the program (src/main.tsx).
  var clicked = [];
  function hold(event) {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    clicked.push(event.target);
  }
  if (template || ahead) addEventListener('click', hold, true);

  // An error before the program draws: the browser may be too old for it.
  onerror = (_message, file) => {
    if (String(file).startsWith(location.origin + '/assets')) fail();
  };
  // As long as any screen may take (CHUNK_LOAD_TIMEOUT); if the program comes after all, it draws over the words.
  var patience = setTimeout(showWords, 120000);
  function end() {
    clearTimeout(patience);
    fail = () => {};
    removeEventListener('click', hold, true);
    return [template && route, clicked];
  }

  var fail = () => {
    fail = () => {};
    // A page that cannot be fetched now must not be replaced by the browser's own error page.
    whenThere(() => (isFirstReload() ? location.reload() : showWords()), showWords);
  };

  // Once per build and tab; kept in step with src/lib/reloadOnce.ts.
  function isFirstReload() {
    try {
      var build = program.innerHTML;
      var before = sessionStorage.getItem('probity-reloaded-build');
      sessionStorage.setItem('probity-reloaded-build', build);
      return before !== build;
    } catch {
      return false; // nothing would end a loop
    }
  }

  function whenThere(go, stay) {
    Promise.race([
      fetch(location.pathname, { cache: 'no-store' }),
      new Promise((_, reject) => setTimeout(reject, 5000)),
    ])
      .then((reply) => reply.ok || Promise.reject())
      .then(go, stay);
  }

  function showWords() {
    end();
    template = 0;
    root.textContent = '';
    root.append(document.getElementById('failed').content.cloneNode(true));
    var box = root.querySelector('[role]');
    // The reader's language comes first.
    if (/^zh/.test(stored('probity-language') || navigator.language)) box.prepend(box.children[1]);
    box.onclick = ({ target: button }) => {
      if (button.type !== 'submit') return;
      button.disabled = true;
      whenThere(
        () => location.reload(),
        () => (button.disabled = box.lastChild.hidden = false),
      );
    };
  }

  window.boot = { end, fail: () => fail(), ahead, start };
  if (ahead) {
    // Draws the page's words as soon as the reply is there, and starts the program (look.ts).
    var look = !read[3] && document.getElementById(kind + language);
    if (!look) return start();
    document.head.append(look.content.cloneNode(true));
  } else if (!template) return start();
  // After the first paint: fetching and evaluating the program would delay the visible page.
  setTimeout(start, 250); // a tab in the background paints nothing
  if (template) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})('__ROUTES__', '__BUILD__');

const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const webpack = require('webpack');
const zlib = require('node:zlib');
const { BuildFactsPlugin } = require('./scripts/webpack/BuildFactsPlugin');
const { CopyFiles } = require('./scripts/webpack/CopyFiles');
const { NoticesPlugin } = require('./scripts/webpack/NoticesPlugin');
const { PlainPhrasesPlugin } = require('./scripts/webpack/PlainPhrasesPlugin');
const { inlineBoot } = require('./scripts/firstPaint/inlineBoot');
const { readRouteModules } = require('./scripts/firstPaint/routeModules');

const inRoot = (...parts) => path.join(__dirname, ...parts);
const HASHED_ASSETS = /^assets\/.*\.(js|css|svg|json)$/;

// Written by scripts/prerender.mjs just before a production build; without it the screens are drawn by JavaScript.
const PRERENDERED = inRoot('.cache/prerendered.html');

// The share of a vendor that every route needs, apart from what only some routes use.
const vendor = (name, test, priority) => ({ name, test, priority, chunks: 'initial', enforce: true });

// The search has parts of every screen, the builder those of every form: shared, they would be torn out of the chunks that all fetch.
const isShared = ({ name }) => name !== 'palette' && name !== 'builder';

// Screens near their limit, and what stands on many: a part more for each thing that two share costs a visit more than it saves.
const NEAR_LIMIT =
  /(Layout|(Cover|Login|Register|ResetPassword|CheckPhone|MobileReport|Initiate|ReportEdit|Apply|Candidate|BusinessManage|FinancialManage|Records)Page|FormStep|FormEditor|MendStep|SecurityTab|UsersTab|AuditTab|Overview|Recharges|OwnReport)$/;
const isRoomy = (chunk) => isShared(chunk) && isNoneOf(chunk, NEAR_LIMIT);
const isNoneOf = (chunk, parts) =>
  [...chunk.groupsIterable].every(
    (group) => !group.isInitial() && group.origins.every(({ request }) => !parts.test(request ?? '')),
  );
// In ten lists, no two of which have the same of it. The ledger has no room for more parts.
const FILTERS = /src\/components\/inputs\/(FilterBar|FilterChip|FilterSelect|SearchField)\.tsx$/;
const isRoomier = (chunk) => isRoomy(chunk) && isNoneOf(chunk, /Ledger$/);
/** The least bytes, before they are made small, of a part that so many parts share. */
const SHARED = { 20: 1500, 8: 1500, 4: 3000, 3: 3000, 2: 5000 };

module.exports = async (_env, { mode = 'production' }) => {
  const routeModules = await readRouteModules();
  const isProduction = mode === 'production';
  process.env.BABEL_ENV ??= mode;
  return {
    mode,
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    output: {
      path: inRoot('dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // By number and build: a name by content each would be a map of all parts in what every first screen fetches.
      chunkFilename: isProduction ? 'assets/part.[id].[fullhash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Stands twice in each part.
      chunkLoadingGlobal: '$parts',
      chunkLoadTimeout: 120000,
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: isProduction
        ? {
            // Its package always names the development build: warnings and all.
            'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
            // emotion imports it for nothing but its side effects, of which there are none.
            'hoist-non-react-statics': false,
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [inRoot('src'), inRoot('contract')],
          use: {
            loader: 'babel-loader',
            options: { cacheDirectory: inRoot('.cache/babel'), cacheCompression: false },
          },
        },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Small numbers in a row: every import names its part and its module by them.
      chunkIds: 'size',
      moduleIds: 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // What one pass has put in place makes room for the next.
          terserOptions: { compress: { passes: 4, ecma: 2020 }, format: { comments: false, ecma: 2020 } },
          extractComments: false,
        }),
      ],
      splitChunks: {
        chunks: isShared,
        maxInitialRequests: 12,
        maxAsyncRequests: 30,
        // Less than webpack's own 20 000: a sixth of the whole build was copies of what two parts share.
        minSize: 14000,
        cacheGroups: {
          // In the frame and on nearly every page beside it; webpack does not know that both are there.
          surface: {
            name: 'surface',
            test: /@mui\/material\/(Paper|IconButton|Card)\/|src\/components\/feedback\/PageSkeleton\.tsx$/,
            chunks: isShared,
            enforce: true,
            priority: 10,
          },
          // Two parts that open one after the other would each bring the library.
          formLibrary: {
            name: 'formLibrary',
            test: /node_modules\/react-hook-form\//,
            chunks: 'all',
            enforce: true,
            priority: 10,
          },
          // Eight parts of the operators have it, of which one visit opens one.
          changes: {
            name: 'changes',
            test: /src\/domain\/(ChangeHistory|WithdrawChange)\.tsx$/,
            chunks: isShared,
            enforce: true,
            priority: 5,
          },
          // Every dialog that is filled in has them; by their size alone webpack leaves them in each.
          ...Object.fromEntries(
            Object.entries({
              dialogFrame: /src\/components\/form\/(FormDialog|useCloseQuestion)\.tsx$/,
              pagedRows: /src\/api\/lists\/usePagedRows\.ts$/,
              windowSize: /@mui\/(material|system)\/useMediaQuery\//,
              links: /@mui\/material\/Link\//,
              md5: /node_modules\/js-md5\//,
              slots: /@mui\/(material\/utils\/(useSlot|mergeSlotProps)|utils\/createChainedFunction)/,
              submitting: /src\/(api\/transport\/useSubmit|hooks\/(useFaultFocus|useOnLanguageChange))\.ts$/,
            }).map(([name, test]) => [name, { name, test, chunks: isShared, enforce: true, priority: 5 }]),
          ),
          // Small, and in sixty parts, no two of which have the same of them: by size alone all stay copies.
          ...Object.fromEntries(
            Object.entries({
              fields: [/src\/components\/form\/(FormField|useFirstField)\.tsx?$/, isRoomy],
              confirm: [/src\/components\/feedback\/ConfirmDialog\.tsx$/, isRoomy],
              facts: [/src\/components\/data\/KeyValueList\.tsx$/, isRoomier],
              section: [/src\/components\/layout\/Section\.tsx$/, isRoomier],
              listActions: [/src\/api\/lists\/(afterActions|onScreen)\.ts$/, isRoomier],
              filters: [FILTERS, isRoomier],
            }).map(([name, [test, chunks]]) => [name, { name, test, chunks, enforce: true, priority: 4 }]),
          ),
          // What many dialogs are made of is copied into each of them otherwise.
          dialogs: { chunks: isShared, minChunks: 20, minSize: 6000, priority: -5, reuseExistingChunk: true },
          ...Object.fromEntries(
            Object.entries(SHARED).map(([minChunks, minSize], at) => [
              `sharedBy${minChunks}`,
              {
                chunks: isRoomy,
                minChunks: Number(minChunks),
                minSize,
                priority: -6 + at / 10,
                reuseExistingChunk: true,
              },
            ]),
          ),
          react: vendor(
            'react',
            /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            30,
          ),
          redux: vendor(
            'redux',
            /node_modules\/(@reduxjs|immer|reselect|redux|react-redux|use-sync-external-store)\/(?!dist\/reselect\.legacy)/,
            20,
          ),
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new HtmlWebpackPlugin({
        template: inRoot('scripts/firstPaint/index.html'),
        inject: false,
        scriptLoading: 'defer',
        // A minifier would take React's comment markers out of the prerendered screens, and hydration would fail.
        minify: false,
        prerendered: () => (isProduction && existsSync(PRERENDERED) ? readFileSync(PRERENDERED, 'utf8') : ''),
        looks: () => (isProduction ? lookFiles() : []),
        boot: (compilation) => inlineBoot(compilation, routeModules),
      }),
      // The chart uses a part of reselect that the store does not, which would come with the store to every page.
      new webpack.NormalModuleReplacementPlugin(/^reselect$/, (resource) => {
        if (/@base-ui[\\/]utils/.test(resource.contextInfo.issuer))
          resource.request = inRoot('node_modules/reselect/dist/reselect.legacy-esm.js');
      }),
      new webpack.NormalModuleReplacementPlugin(/\/(getScale|dateHelpers)\.mjs$/, (resource) => {
        if (/@mui[\\/]x-charts/.test(resource.context))
          resource.request = inRoot('scripts/webpack/linearScale.mjs');
      }),
      // Never drawn: src/theme switches ripples off.
      new webpack.NormalModuleReplacementPlugin(
        /ButtonBase[\\/]TouchRipple\.m?js$/,
        inRoot('scripts/webpack/noRipple.mjs'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\.\/colors\/(purple|red|orange|blue|lightBlue|green)\.mjs$/,
        inRoot('scripts/webpack/noColors.mjs'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
        (resource) => {
          if (/@mui[\\/]system/.test(resource.context))
            resource.request = inRoot('scripts/webpack/noColorScript.mjs');
        },
      ),
      // The permanent drawer is no dialog: what makes the temporary one is fetched when it is opened.
      ...['Modal', 'Slide'].map(
        (name) =>
          new webpack.NormalModuleReplacementPlugin(
            new RegExp(`^\\.\\./${name}/index\\.mjs$`),
            (resource) => {
              if (/[\\/]Drawer[\\/]Drawer\.mjs$/.test(resource.contextInfo.issuer))
                resource.request = inRoot(`scripts/webpack/lazy${name}.mjs`);
            },
          ),
      ),
      new CopyFiles(() => [
        { name: 'favicon.svg', file: inRoot('public/favicon.svg') },
        ...(isProduction ? lookFiles() : []),
      ]),
      isProduction && new NoticesPlugin(),
      isProduction && new PlainPhrasesPlugin(),
      isProduction && new BuildFactsPlugin({ graphFile: inRoot('.cache/chunks.json'), routeModules }),
      isProduction &&
        new CompressionPlugin({
          test: HASHED_ASSETS,
          filename: '[path][base].br',
          algorithm: 'brotliCompress',
          compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
          minRatio: 1,
        }),
      isProduction &&
        new CompressionPlugin({
          test: HASHED_ASSETS,
          filename: '[path][base].gz',
          algorithm: 'gzip',
          minRatio: 1,
        }),
      !isProduction && process.env.WEBPACK_SERVE === 'true' && new ReactRefreshPlugin({ overlay: false }),
    ].filter(Boolean),
    performance: false, // scripts/budgets.mjs counts exact bytes by route
    cache: isProduction
      ? { type: 'filesystem', cacheDirectory: inRoot('.cache/webpack') }
      : { type: 'memory' },
    stats: 'errors-warnings',
    devServer: {
      host: process.env.HOST ?? '127.0.0.1',
      port: Number(process.env.DEV_PORT ?? 8090),
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        {
          context: ['/gateway', '/dev', '/docs', '/healthz', '/readyz'],
          target: `http://127.0.0.1:${process.env.PORT ?? 8080}`,
        },
      ],
    },
  };
};

/** The scripts that draw a link's page before the program is there: written just before a production build, named by their content. */
function lookFiles() {
  const folder = inRoot('.cache/looks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((script) => {
    const file = path.join(folder, script);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    // By kind and language: what the boot script asks for.
    return { id: script.replace('.js', '').replace('.', ''), name: `assets/look.${hash}.js`, file };
  });
}

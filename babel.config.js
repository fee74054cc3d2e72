/** Babel makes the browser's files, for webpack and for the prerendered screens; Jest has scripts/lib/jestTransform.mjs. */
module.exports = (api) => {
  const isDevServer = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  return {
    presets: [
      [
        '@babel/preset-env',
        {
          targets:
            'last 2 chrome versions, last 2 edge versions, last 2 firefox versions, safari >= 16.4, ios_saf >= 16.4',
          modules: false,
          bugfixes: true,
        },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
    plugins: isDevServer ? [require.resolve('react-refresh/babel')] : [],
  };
};

/**
 * One Babel set-up for three users: webpack (browser output, native modules), Jest (CommonJS for the running
 * Node), and the prerender bundle. `import.meta` only exists in the gateway's modules; under Jest they are
 * CommonJS, so it is rewritten there.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  const isDevServer = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  return {
    presets: [
      [
        '@babel/preset-env',
        isTest
          ? { targets: { node: 'current' } }
          : {
              targets:
                'last 2 chrome versions, last 2 edge versions, last 2 firefox versions, safari >= 16.4, ios_saf >= 16.4',
              modules: false,
              bugfixes: true,
            },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
    plugins: [isTest && importMetaToCommonJs, isDevServer && require.resolve('react-refresh/babel')].filter(
      Boolean,
    ),
  };
};

function importMetaToCommonJs({ template }) {
  const replacements = {
    url: template.expression.ast`require('node:url').pathToFileURL(__filename).href`,
    dirname: template.expression.ast`__dirname`,
    filename: template.expression.ast`__filename`,
  };
  return {
    name: 'import-meta-to-commonjs',
    visitor: {
      MemberExpression(path) {
        const { object, property } = path.node;
        if (object.type !== 'MetaProperty' || object.meta.name !== 'import') return;
        const replacement = replacements[property.name];
        if (!replacement) throw path.buildCodeFrameError(`import.meta.${property.name} has no CommonJS form`);
        path.replaceWith(structuredClone(replacement));
      },
    },
  };
}

/**
 * The platform's budgets, gzipped, beside React. That no part is above 25 kB is measured for all of
 * them at once, in scripts/packages.
 */
const BESIDE_REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** What a part loads on demand is paid for then: a tooltip, when somebody points at its button. */
const onDemand = {
  name: 'on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

const part = (name, limit) => ({
  name,
  path: 'dist/index.js',
  import: `{ ${name} }`,
  limit,
  gzip: true,
  ignore: BESIDE_REACT,
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: 'esm',
    logLevel: 'error',
    plugins: [onDemand],
  }),
});

export default [
  part('Button', '1.5 kB'),
  part('Dialog', '12 kB'),
  {
    name: 'the styles of the whole package',
    path: 'dist/css/styles.css',
    limit: '20 kB',
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
];

/**
 * Size budgets of the package, gzipped, without React. A test in scripts/packages limits every
 * component to 27.3 kB.
 */
const BESIDE_REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** Excludes code that a component loads on demand, such as the tooltip of a hovered button. */
const onDemand = {
  name: 'on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

const component = (name, limit) => ({
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
  component('Button', '1.5 kB'),
  component('Dialog', '12.7 kB'),
  {
    name: 'the styles of the whole package',
    path: 'dist/css/styles.css',
    limit: '26.9 kB',
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
];

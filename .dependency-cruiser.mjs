import { rooms } from './rooms.mjs';

const isNamed = (name, room) =>
  name.endsWith('*') ? room.name.startsWith(name.slice(0, -1)) : room.name === name;

/** Resolves `*`, `server/*` and `!e2e` to the paths of rooms. Throws if a name matches no room. */
const pathsOf = (names) => {
  const unknown = names.find(
    (name) => !rooms.some((room) => isNamed(name.replace(/^!/, ''), room)),
  );
  if (unknown) throw new Error(`rooms.mjs grants imports from '${unknown}', which is no room.`);
  return rooms
    .filter((room) => !names.includes(`!${room.name}`) && names.some((name) => isNamed(name, room)))
    .map((room) => room.path);
};

const everyRoom = rooms.map((room) => room.path).join('|');

/** Allowed imports for each room: itself, and the rooms and packages granted to it. */
const allowed = rooms.flatMap((room) => {
  const from = { path: room.path };
  const packages = room.packages.filter((name) => !name.startsWith('node:'));
  const core = room.packages.filter((name) => name.startsWith('node:'));
  const inPackage = packages.map((name) => {
    if (name === '.') return 'node_modules|^virtual:';
    if (name.startsWith('^virtual:')) return name;
    return `node_modules/${name.replace(/^\^/, '').replace(/\$$/, '/')}`;
  });
  const rules = [{ from, to: { path: [room.path, ...pathsOf(room.imports)] } }];
  if (inPackage.length > 0) rules.push({ from, to: { path: inPackage } });
  if (core.length > 0) {
    const names = core.map((name) => name.slice('node:'.length)).filter(Boolean);
    rules.push({
      from,
      to: {
        dependencyTypes: ['core'],
        ...(names.length > 0 && { path: names.map((n) => `^${n}$`) }),
      },
    });
  }
  return rules;
});

const unassigned = {
  severity: 'error',
  comment:
    'This file is in no room. Move it into a folder that rooms.mjs names, or give it a row there: a path, what it may import, and its capabilities.',
};

export default {
  forbidden: [
    { ...unassigned, name: 'file-in-no-room', from: { pathNot: everyRoom }, to: {} },
    {
      ...unassigned,
      name: 'orphan-in-no-room',
      from: { orphan: true, pathNot: everyRoom },
      to: {},
    },
    {
      name: 'no-circular-imports',
      severity: 'error',
      comment: 'Two files import each other: move what both need into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment:
        'This import does not resolve: check its spelling, and that the package is in package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  allowedSeverity: 'error',
  allowed,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Excludes apps outside the workspace, because their imports exist only after the packages are built
    // and packed.
    exclude: {
      path: '(^|/)(node_modules/.*/node_modules|dist|dist-journeys|storybook-static|\\.cache|consumers|apps/docs/install)/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};

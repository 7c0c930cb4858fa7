#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run';

process.exitCode = run(process.argv.slice(2), {
  // File descriptor 0 is standard input.
  read: (file) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});

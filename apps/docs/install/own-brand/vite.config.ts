import { brands } from '@platform/brand/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [brands()] });

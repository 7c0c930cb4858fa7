/** Written out as files, so that any web server serves it. */
export default { output: 'export' };

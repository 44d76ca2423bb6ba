// Static export, so that the test needs no server.
export default { output: 'export' };

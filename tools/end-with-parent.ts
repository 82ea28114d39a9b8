// Preloaded into a server that a tool starts: when the tool is gone, even by `kill -9`, the server ends gracefully.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// npm runs a script in a shell, and the shell dies of SIGTERM without handing it on. Whoever was
// started by npm and has lost that shell was meant.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

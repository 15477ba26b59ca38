// An engine that never answers and keeps running after its input has ended.
process.stdin.resume();
setInterval(() => {}, 1000);

// An engine that answers nothing and goes on when its input has ended.
process.stdin.resume();
setInterval(() => {}, 1000);

{
  "entry": 15,
  "page": 30,
  "css": 1,
  "requests": 5
}

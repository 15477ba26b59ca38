import { ApolloProvider } from "@apollo/client/react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { client } from "./service";
import "./style.css";

createRoot(document.getElementById("root")!).render(
  <ApolloProvider client={client}>
    <App />
  </ApolloProvider>,
);

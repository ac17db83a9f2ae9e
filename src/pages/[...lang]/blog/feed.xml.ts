import { feedRoute } from "./_feed-route.ts";

export const GET = feedRoute("xml");
